import { readCliOptions } from './cliOptions';
import { OUTBOX_PATH } from './demo/outboxRoutes';
import { inviteFirstAdministrator } from './features/session/firstAdministrator';
import { createDemoHost } from './host';
import { readSecretKey } from './server/security/secretKey';
import { Vault } from './server/security/vault';
import { demoLogins } from '../fixtures/demoLogins';
import { readSmtpOptions } from './outbox/smtp';
import { placeOf } from './store/dataPlace';
import type { Database } from './store/store';
import { seedDemo } from '../fixtures/seeds/demo';

/** Prints one line and exits with an error code. */
function exitWithError(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns what `read` returns; exits with its message if it throws. */
function readOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWithError(messageOf(error));
  }
}

const options = readOrExit(() => readCliOptions(process.argv.slice(2), process.env));

/** Opens the database of the options; undefined without one. */
async function openDatabaseOrExit() {
  const { database: target, data, seed = 'default' } = options;
  if (target === undefined) return undefined;
  // Loaded only here, so that a host in memory starts as quickly as without it.
  const { openDatabase } = await import('./store/sql/openDatabase');
  return openDatabase({
    target,
    seed,
    seedData: () => seedDemo(data, Date.now()),
    log: (line) => void process.stderr.write(`${line}\n`),
  }).catch((error: unknown) => exitWithError(`The database cannot be opened. ${messageOf(error)}`));
}

const hasUser = (database: Database, email: string): Promise<boolean> =>
  database.transaction('read', async (store) => (await store.count('users', { email_key: email })) > 0);

const place = placeOf(options.database);
const readKey = () => readOrExit(() => readSecretKey(process.env, place));
const smtp = readOrExit(() => readSmtpOptions(process.env));
// A server without its key is not touched, and a folder that cannot be opened gets no key.
const ownKey = place.kind === 'folder' ? undefined : readKey();
const opened = await openDatabaseOrExit();
const secretKey = ownKey ?? readKey();
await opened
  ?.checkKey(new Vault(secretKey).fingerprint)
  .catch((error: unknown) => exitWithError(`The database cannot be opened. ${messageOf(error)}`));
// Faults and resets are for data that is not kept, or was requested as demo data.
const isDemo = opened === undefined || options.seed === 'demo';
const hasDemoLogins = opened === undefined || (await hasUser(opened.database, demoLogins[0]?.email ?? ''));
const invitationToken = opened && (await inviteFirstAdministrator(opened.database));
const host = createDemoHost({
  data: options.data,
  check: options.check,
  secretKey,
  smtp,
  delay: options.delay,
  faults: options.faults && isDemo,
  demo: hasDemoLogins,
  canReset: isDemo,
  ...(opened && { database: opened.database, getNotice: () => opened.database.notice }),
  ...(options.origin !== undefined && { origin: options.origin }),
  ...(options.base !== undefined && { base: options.base }),
});

const server = host.app.listen(options.port, options.host, () => {
  const serverAddress = server.address();
  const port = typeof serverAddress === 'object' && serverAddress ? serverAddress.port : options.port;
  const displayHost = ['0.0.0.0', '::'].includes(options.host) ? '127.0.0.1' : options.host;
  const consoleUrl = `${options.origin ?? `http://${options.host}:${port}`}${options.base ?? ''}`;
  const localUrl = `http://${displayHost}:${port}`;
  const width = Math.max(...demoLogins.map((login) => login.label.en.length));
  process.stdout.write(
    [
      '',
      `  Console and ${isDemo ? 'demo host' : 'host'}: ${consoleUrl}/`,
      ...(options.faults && isDemo
        ? [`  Fault injection, from this machine only: ${localUrl}/demo/faults`]
        : []),
      ...(smtp ? [] : [`  Mails that were not sent, from this machine only: ${localUrl}${OUTBOX_PATH}`]),
      ...(invitationToken === undefined
        ? []
        : [
            `  Registration of the first super administrator, once: ${consoleUrl}/invitation/user?token=${invitationToken}`,
          ]),
      '',
      ...(hasDemoLogins
        ? demoLogins.map(
            (login) =>
              `  ${login.label.en.padEnd(width)}  ${login.email.padEnd(24)}  ${login.password.padEnd(14)}  ${login.description.en}`,
          )
        : []),
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
    const work = host.stopWork();
    server.close(() => void work.then(() => opened?.close()));
    server.closeAllConnections();
  });
}
