import { dirname } from 'node:path';
import { DEFAULT_SNAPSHOT_FILE, readCliOptions } from './cliOptions';
import { OUTBOX_PATH } from './demo/outboxRoutes';
import { createDemoHost } from './host';
import { readSecretKey } from './server/security/secretKey';
import { demoLogins } from '../fixtures/demoLogins';
import { readSmtpOptions } from './outbox/smtp';
import { Persister } from './store/persistence/persister';

/** Prints one line and exits with an error code. */
function exitWithError(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Returns what `read` returns; exits with its message if it throws. */
function readOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
}

const options = readOrExit(() => readCliOptions(process.argv.slice(2), process.env));

function createPersisterOrExit() {
  const { persist, reset } = options;
  // `--reset` without `--persist` deletes the data in the default file.
  if (persist === undefined && !reset) return undefined;
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  try {
    const createdPersister = new Persister({ file: persist ?? DEFAULT_SNAPSHOT_FILE, reset, log });
    if (persist !== undefined) return createdPersister;
    createdPersister.close();
    return undefined;
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
}

const persister = createPersisterOrExit();

// The data stays in memory if nothing can be written.
const isKept = options.persist !== undefined && persister?.notice === undefined;

const smtp = readOrExit(() => readSmtpOptions(process.env));
const host = createDemoHost({
  data: options.data,
  check: options.check,
  secretKey: readOrExit(() =>
    readSecretKey(
      process.env,
      isKept ? { kind: 'folder', folder: dirname(options.persist ?? '') } : { kind: 'memory' },
    ),
  ),
  smtp,
  delay: options.delay,
  faults: options.faults,
  onChange: () => persister?.scheduleWrite(),
  ...(persister && { getNotice: () => persister.notice }),
  ...(persister?.snapshot && { snapshot: persister.snapshot }),
  ...(options.origin !== undefined && { origin: options.origin }),
  ...(options.base !== undefined && { base: options.base }),
});
persister?.setSource(() => host.takeSnapshot());
process.once('exit', () => persister?.close());

const server = host.app.listen(options.port, options.host, () => {
  const serverAddress = server.address();
  const port = typeof serverAddress === 'object' && serverAddress ? serverAddress.port : options.port;
  const displayHost = ['0.0.0.0', '::'].includes(options.host) ? '127.0.0.1' : options.host;
  const width = Math.max(...demoLogins.map((login) => login.label.length));
  process.stdout.write(
    [
      '',
      `  Console and demo host: http://${options.host}:${port}${options.base ?? ''}/`,
      ...(options.faults
        ? [`  Fault injection, from this machine only: http://${displayHost}:${port}/demo/faults`]
        : []),
      ...(smtp
        ? []
        : [
            `  Mails that were not sent, from this machine only: http://${displayHost}:${port}${OUTBOX_PATH}`,
          ]),
      '',
      ...demoLogins.map(
        (login) =>
          `  ${login.label.padEnd(width)}  ${login.email.padEnd(24)}  ${login.password.padEnd(14)}  ${login.description}`,
      ),
      '',
      '',
    ].join('\n'),
  );
});

host.startWork();

// Longer than the usual keep-alive of proxies (60 s); otherwise a proxy may send on a connection that is closing.
server.keepAliveTimeout = 75_000;

server.on('error', (error: NodeJS.ErrnoException) =>
  exitWithError(
    error.code === 'EADDRINUSE'
      ? `Port ${options.port} is in use: choose another one with --port, such as --port ${options.port + 1}.`
      : `The host cannot listen on ${options.host}:${options.port} (${error.code ?? 'error'}).`,
  ),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void host.stopWork();
    persister?.close();
    server.close();
    server.closeAllConnections();
  });
}
