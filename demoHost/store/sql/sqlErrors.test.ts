import { expect, it } from 'vitest';
import { HostError, notFoundError } from '../../server/responses/hostError';
import { isRepeatable, toHostError } from './sqlErrors';

const failure = (code: string, message = '') => Object.assign(new Error(message), { code });

it.each(['40001', '40P01', '23505', '23P01'])('%s is repeated', (code) => {
  expect(isRepeatable(failure(code))).toBe(true);
});

it.each([
  [failure('ECONNREFUSED'), 'database_unavailable'],
  [failure('57P01'), 'database_unavailable'],
  [failure('08006'), 'database_unavailable'],
  [new Error('Connection terminated unexpectedly'), 'database_unavailable'],
  [failure('53100'), 'database_read_only'],
  [failure('25006'), 'database_read_only'],
  [failure('0A000', 'cannot use serializable mode in a hot standby'), 'database_read_only'],
  [failure('40001'), 'busy'],
])('%s is a 503 that tells when to try again', (error, code) => {
  const hostError = toHostError(error) as HostError;
  expect(hostError).toBeInstanceOf(HostError);
  expect([hostError.status, hostError.details[0]?.code, hostError.retryAfter]).toEqual([503, code, 5]);
});

it('leaves errors of rules and of the program as they are', () => {
  for (const error of [notFoundError(), new TypeError('x'), failure('42703')])
    expect(toHostError(error)).toBe(error);
});
