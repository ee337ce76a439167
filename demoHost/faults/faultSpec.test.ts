import { describe, expect, it } from 'vitest';
import { HostError } from '../server/responses/hostError';
import { callRules } from '../server/callRules';
import type { CallId } from '../server/callRules';
import { faultKinds, faultKindRules } from './faultKinds';
import { matchCall } from './matchCall';
import { faultSpecBody, readFaultHeader } from './faultSpec';

const order = (kind: string, value: string) => ({ kind, value, call: '*', times: null, probability: 1 });

describe('header', () => {
  it('names one fault or several, with percent-decoded values', () => {
    expect(readFaultHeader('503')).toEqual([order('503', 'Fallo provocado a propósito.')]);
    expect(readFaultHeader(' latency=800 , 409=QID%20en%20uso%2C%20ya ')).toEqual([
      order('latency', '800'),
      order('409', 'QID en uso, ya'),
    ]);
    expect(readFaultHeader('422=/data/name;/data/email')).toEqual([order('422', '/data/name;/data/email')]);
  });

  it.each([
    '',
    'no',
    '503,',
    'latency=x',
    'latency=60001',
    '422=name',
    'timeout=3',
    '409=%',
    'offline=d1',
    '__proto__',
  ])('refuses %j', (header) => {
    expect(() => readFaultHeader(header)).toThrow(HostError);
  });
});

describe('order', () => {
  it('has defaults for every kind but the device, which has to be named', () => {
    for (const kind of faultKinds)
      expect(faultSpecBody.safeParse({ kind }).success, kind).toBe(faultKindRules[kind].value !== 'device');
  });

  it.each([
    { kind: '503', call: 'nothing' },
    { kind: '503', call: 'constructor' },
    { kind: '503', times: 0 },
    { kind: '503', times: 1.5 },
    { kind: '503', probability: 0 },
    { kind: '503', probability: 1.01 },
    { kind: '503', more: true },
    { kind: '418' },
    { kind: 'html', value: 'x' },
    { kind: 'offline', value: 'd1', times: 2 },
    { kind: 'offline', value: 'd1', call: 'login' },
    { kind: 'offline', value: 'd1', probability: 0.5 },
  ])('refuses %j', (body) => {
    expect(faultSpecBody.safeParse(body).success).toBe(false);
  });
});

describe('which call a request is', () => {
  it('is what the contract says, the first that matches', () => {
    for (const id of Object.keys(callRules) as CallId[]) {
      const { method, path } = callRules[id];
      expect(matchCall(method, `/api${path.replaceAll(/:\w+/g, 'a-1')}`), id).toBe(id);
    }
    expect(matchCall('GET', '/api/users/current')).toBe('getCurrentUser');
    expect(matchCall('GET', '/plain/parking-chargers/1')).toBe('plain');
    expect(matchCall('GET', '/api/assets/1/')).toBeUndefined();
    expect(matchCall('PUT', '/api/assets')).toBeUndefined();
  });
});
