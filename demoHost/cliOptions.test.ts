import { describe, expect, it } from 'vitest';
import { readCliOptions } from './cliOptions';

describe('command line', () => {
  it('has defaults, and PORT below --port', () => {
    expect(readCliOptions([], {})).toEqual({
      port: 4126,
      host: '127.0.0.1',
      data: 'normal',
      database: undefined,
      seed: undefined,
      check: false,
      delay: 0,
      faults: true,
      origin: undefined,
      base: undefined,
    });
    expect(readCliOptions(['--origin', 'https://demo.example/'], {}).origin).toBe('https://demo.example');
    expect(readCliOptions(['--no-faults'], {}).faults).toBe(false);
    expect(readCliOptions([], { PORT: '5000' }).port).toBe(5000);
    expect(readCliOptions(['--port', '0'], { PORT: '5000' }).port).toBe(0);
    expect(readCliOptions(['--data', 'hostile', '--delay', '20', '--check'], {})).toMatchObject({
      data: 'hostile',
      delay: 20,
      check: true,
    });
  });

  it('takes a folder or a server as database, DATABASE_URL below --database', () => {
    const server = 'postgres://console@127.0.0.1/console';
    expect(readCliOptions(['--database', './data', '--seed', 'none'], {})).toMatchObject({
      database: './data',
      seed: 'none',
    });
    expect(readCliOptions([], { DATABASE_URL: server }).database).toBe(server);
    expect(readCliOptions(['--database', 'd'], { DATABASE_URL: server }).database).toBe('d');
  });

  it.each([['--persist'], ['--persist', 'x.json'], ['--persist=x.json'], ['--reset']])(
    'names what took the place of %s %s',
    (...args) => {
      expect(() => readCliOptions(args, {})).toThrow('use --database ./data');
    },
  );

  it.each([
    ['--port', 'x'],
    ['--port', '70000'],
    ['--data', 'huge'],
    ['--database', ''],
    ['--database', 'mysql://localhost/x'],
    ['--database', 'd', '--seed', 'half'],
    ['--seed', 'demo'],
    ['--delay', '-1'],
    ['--origin', 'demo.example'],
    ['--origin', 'https://demo.example/path'],
    ['--nothing', '1'],
  ])('refuses %s %s in English', (...args) => {
    expect(() => readCliOptions(args, {})).toThrow(/must be|Options/);
  });
});
