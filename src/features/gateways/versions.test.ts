import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isOlderVersion,
  parseLatestVersions,
  needsUpdate,
  UNKNOWN_VERSIONS,
  MIN_REMOTE_VERSION,
} from './versions';

afterEach(() => vi.restoreAllMocks());

describe('isBelow', () => {
  it.each([
    ['2.10.9', '2.11.0', true],
    ['2.9.4', '2.11.0', true],
    ['2.11.0', '2.11.0', false],
    ['2.11', '2.11.0', false],
    ['2.11.0.1', '2.11.0', false],
    ['10.0.0', '9.99.99', false],
    ['2', '2.0.1', true],
  ])('of %s and %s is %s [AGW-07, AGW-39]', (version, other, expected) => {
    expect(isOlderVersion(version, other)).toBe(expected);
  });

  it.each(['2.13.0-rc1', 'v2.1', '2..1', '.1', '1.', '', ' 2.1', null, undefined, 2])(
    'cannot tell of %s [AGW-44]',
    (version) => {
      expect(isOlderVersion(version, MIN_REMOTE_VERSION)).toBeUndefined();
      expect(isOlderVersion(MIN_REMOTE_VERSION, version)).toBeUndefined();
    },
  );
});

describe('needsUpdate', () => {
  it('says so of an older version, without a warning [AGW-39]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(needsUpdate('3.8.0', '3.8.1')).toBe(true);
    expect(needsUpdate('3.8.1', '3.8.1')).toBe(false);
    expect(needsUpdate('2.14.2', UNKNOWN_VERSIONS.system)).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  it('logs a warning for what is not digits and dots, which needs none [AGW-44]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(needsUpdate('2.13.0-rc1', '2.14.2')).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('latestVersionsOf', () => {
  it('takes both versions, and placeholders for what is missing [AGW-41, AGW-43]', () => {
    expect(parseLatestVersions({ aass: '3.8.1', system: '2.14.2' })).toEqual({
      aass: '3.8.1',
      system: '2.14.2',
    });
    expect(parseLatestVersions({ aass: 3 })).toEqual(UNKNOWN_VERSIONS);
    for (const garbage of [null, undefined, 'x', []])
      expect(parseLatestVersions(garbage)).toEqual(UNKNOWN_VERSIONS);
  });
});
