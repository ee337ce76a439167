// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NewVersionError } from '../../lib/lazy/importWithRetry';
import { Boundary } from './Boundary';

let problem: Error | null;
const Fragile = () => {
  if (problem) throw problem;
  return <p>entero</p>;
};

describe('Boundary', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    problem = new Error('boom');
  });

  it('draws its fallback for what throws, until it is tried again', async () => {
    render(
      <Boundary
        fallback={(error, retry) => (
          <button type="button" onClick={retry}>
            {String(error)}
          </button>
        )}
      >
        <Fragile />
      </Boundary>,
    );
    problem = null;
    await userEvent.click(screen.getByRole('button', { name: 'Error: boom' }));
    expect(screen.getByText('entero')).toBeVisible();
  });

  it('gives another value another chance', () => {
    const of = (value: number) => (
      <Boundary fallback="roto" resetKey={value}>
        <Fragile />
      </Boundary>
    );
    const { rerender } = render(of(1));
    expect(screen.getByText('roto')).toBeVisible();
    problem = null;
    rerender(of(2));
    expect(screen.getByText('entero')).toBeVisible();
  });

  it('hands a part that is gone after a release to the boundary that takes it', () => {
    problem = new NewVersionError(undefined);
    render(
      <Boundary handlesNewVersion fallback={<span>página</span>}>
        <Boundary fallback="apartado">
          <Fragile />
        </Boundary>
      </Boundary>,
    );
    expect(screen.getByText('página')).toBeVisible();
  });
});
