// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { jobManager } from '../../../jobs/jobManager';
import { createUpdateJob } from './updateJob';

it('an update replaces a job of its gateway that still runs, and no other', () => {
  createUpdateJob('G1', ['aass'], '/admin/gateways/G1');
  createUpdateJob('G2', ['aass'], '/admin/gateways/G2');
  createUpdateJob('G1', ['aass'], '/admin/gateways/G1');
  expect(jobManager.getJobs().map(({ params, state }) => [params.gateway, state])).toEqual([
    ['G1', 'running'],
    ['G2', 'running'],
  ]);
});
