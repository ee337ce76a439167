import { describe, expect, it } from 'vitest';
import { readBenchOptions } from './options';

describe('readOptions', () => {
  it('measures seven runs of a fresh build unless told otherwise', () => {
    expect(readBenchOptions([])).toEqual({
      runs: 7,
      build: true,
      write: false,
      port: 4321,
      delay: 20,
      extraBuilds: [],
    });
  });

  it('takes its options', () => {
    const args = ['--quick', '--no-build', '--write', '--also', 'otra=/tmp/a=b', '--delay', '0'];
    expect(readBenchOptions(args)).toEqual({
      runs: 2,
      build: false,
      write: true,
      port: 4321,
      delay: 0,
      extraBuilds: [{ name: 'otra', folder: '/tmp/a=b' }],
    });
  });

  it.each([['--runs', '0'], ['--runs', 'x'], ['--port', '80'], ['--also', 'carpeta'], ['--unknown']])(
    'refuses %s %s',
    (...args) => {
      expect(() => readBenchOptions(args)).toThrow();
    },
  );
});
