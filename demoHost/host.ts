import express from 'express';
import type { Express } from 'express';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asyncHandler } from './server/asyncHandler';
import { errorHandler, unknownPathHandler } from './server/responses/errorHandler';
import { apiRouter, requireActor } from './server/apiRouter';
import type { HostServices } from './server/apiRouter';
import { consoleFilesRouter } from './server/consoleFiles';
import { healthRoutes } from './server/healthRoutes';
import { createContractCheck } from './server/contract/contractCheck';
import { cspReportRoutes } from './server/security/cspReports';
import { demoConfig, cspSources } from './demo/demoConfig';
import { HostError } from './server/responses/hostError';
import { createFaultInjector } from './faults/faultInjector';
import type { FaultInjector } from './faults/faultInjector';
import { faultRoutes } from './faults/faultRoutes';
import { CommandWorker } from './devices/commandWorker';
import type { DevicePort } from './devices/devicePort';
import { simulator } from './devices/simulator/simulator';
import { activityRoutes } from './features/activity/routes';
import { ChangeFeed } from './features/events/changeFeed';
import { createEvents } from './features/events/routes';
import { createHousekeeping } from './server/housekeeping';
import { FileLinks, fileRoutes } from './files/fileLinks';
import { outboxRoutes } from './demo/outboxRoutes';
import { OutboxSender } from './outbox/outboxSender';
import { smtpSender } from './outbox/smtp';
import type { SmtpOptions } from './outbox/smtp';
import { framedPageRoutes } from './demo/frameRoutes';
import { Vault } from './server/security/vault';
import { withSecurityHeaders } from './server/security/securityHeaders';
import { readBuildHashes } from './server/security/inlineHashes';
import { LoginLimit } from './features/session/loginLimit';
import type { LoginLimitRule } from './features/session/loginLimit';
import { createPlainHost } from './plain/plainHost';
import { unrestrictedRoles } from './server/roles';
import { seedDemo } from '../fixtures/seeds/demo';
import type { DataSet, SeededData } from '../fixtures/seeds/demo';
import type { State } from '../fixtures/rows/state';
import { MemoryDatabase } from './store/memory/memoryDatabase';
import type { Database, HostDatabase } from './store/store';

/** Path where the console polls the host's status. */
const STATE_PATH = '/demo/state';

/** Collections that outlast a reset of the data. */
type SessionState = Pick<State, 'sessions' | 'login_failures' | 'known_logins'>;

/** Options of a host; all are optional. */
export interface DemoHostOptions {
  /** Seed data set. Default `normal`. */
  data?: DataSet;
  /** Returns the time in milliseconds since 1970. Default: the system clock; tests fix it. */
  now?: () => number;
  /** Delay in milliseconds of each response below /api and /plain. Default 0. */
  delay?: number;
  /** True to enable fault injection: the panel at /demo/faults and the header. Default false. */
  faults?: boolean;
  /** True to validate requests and responses against the contract. Default false. */
  check?: boolean;
  /** Limit of failed logins; false for none. Default 10 in 5 minutes. */
  loginLimit?: LoginLimitRule | false;
  /** Project folder that contains the built console and its config. Default the working directory. */
  root?: string;
  /** Folder of the built console. Default `dist` below `root`. */
  dist?: string;
  /** Logs unexpected failures. Default: standard error. */
  log?: (line: string) => void;
  /** Database that keeps the data. Default: one in memory with `initialData`. */
  database?: HostDatabase;
  /** Rows of the database in memory. Default: freshly seeded data. */
  initialData?: SeededData;
  /** False for a host without the demo logins. Default true. */
  demo?: boolean;
  /** False for a host of real data: no call restores the seed. Default true. */
  canReset?: boolean;
  /**
   * Returns the notice that the console shows above every page; undefined for none. Default: the console does not poll.
   */
  getNotice?: () => string | undefined;
  /** Adapter to the devices. Default: the simulator. */
  devices?: DevicePort;
  /** Mail server. Default: none; the messages are on a page for this machine. */
  smtp?: SmtpOptions | undefined;
  /** Base path of the console; the API and other demo paths stay at the root. Default the root. */
  base?: string;
  /** Key of 32 bytes that encrypts secrets in the store. Default: a random one, for data that ends with the process. */
  secretKey?: Buffer;
  /** Public origin of the host, for URLs in responses. Default: from {@link originOf}. */
  origin?: string;
}

/** A host that is ready to listen. */
export interface DemoHost {
  app: Express;
  database: HostDatabase;
  /** Fault injector; inactive unless the host was created with `faults`. */
  faults: FaultInjector;
  /** Starts the work besides calls: commands to devices, messages, and deleting old rows. A host without it only answers calls. */
  startWork(): void;
  /** Stops that work; resolves when none is under way, so that the database can be closed. */
  stopWork(): Promise<void>;
  /** Restores the seeded data; sessions of users who still exist stay valid. */
  reset(): Promise<void>;
}

function createMemoryDatabase({ state, plain }: SeededData): MemoryDatabase {
  const database = new MemoryDatabase(state, plain);
  database.rows.buildSearchTexts();
  return database;
}

/** Reads the rows that a reset keeps. */
const readSessions = (database: Database): Promise<SessionState> =>
  database.transaction('read', async (store) => ({
    sessions: [...(await store.list('sessions'))],
    login_failures: [...(await store.list('login_failures'))],
    known_logins: [...(await store.list('known_logins'))],
  }));

/** Creates the demo services host: the contract's calls, a plain json-server part and the built console. */
export function createDemoHost(options: DemoHostOptions = {}): DemoHost {
  const {
    data = 'normal',
    now = Date.now,
    delay = 0,
    check = false,
    root = process.cwd(),
    dist,
    demo = true,
    canReset = true,
  } = options;
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const database = options.database ?? createMemoryDatabase(options.initialData ?? seedDemo(data, now()));
  const vault = new Vault(options.secretKey ?? randomBytes(32));
  const nowSeconds = () => Math.floor(now() / 1000);
  const feed = new ChangeFeed({ database, now: nowSeconds, log });
  const services: HostServices = {
    database,
    now: nowSeconds,
    onChange: () => feed.wake(),
    loginLimit: new LoginLimit(options.loginLimit),
    devices: options.devices ?? simulator,
    vault,
    files: new FileLinks(vault.deriveKey('file links')),
    origin: options.origin,
    base: options.base ?? '',
  };
  const sender =
    options.smtp &&
    new OutboxSender({ database, vault, send: smtpSender(options.smtp), now: services.now, log });
  const { devices } = services;
  const worker = new CommandWorker({ database, devices, now: services.now, log });
  const housekeeping = createHousekeeping(database, services.now, log);
  const plain = createPlainHost(services, root);
  const events = createEvents(services, feed);

  const faults = createFaultInjector(database);
  const reset = async () => {
    const { state, plain: plainRows } = seedDemo(data, now());
    await database.replace({ ...state, ...(await readSessions(database)) }, plainRows);
    return faults.reapply();
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(
    withSecurityHeaders({
      ...cspSources(demoConfig(root, { dist })),
      inline: readBuildHashes(dist ?? join(root, 'dist')),
    }),
  );
  app.use(cspReportRoutes());
  if (delay > 0) app.use(['/api', '/plain'], (_req, _res, next) => void wait(delay).then(() => next()));
  if (options.faults === true) {
    app.use(['/api', '/plain'], faults.middleware);
    app.use('/demo/faults', faultRoutes(faults, database, reset));
  }
  app.use(fileRoutes(services.files, database, services.now));
  app.use('/api', activityRoutes(services));
  app.use('/api', events.router);
  app.use('/api', apiRouter(services, check ? createContractCheck(log) : undefined));
  app.use('/plain', plain);
  app.use(healthRoutes(database));
  if (canReset)
    app.post(
      '/demo/reset',
      asyncHandler(async (req, res) => {
        const actor = await database.transaction('read', (store) => requireActor(services, store, req));
        if (!actor.user.roles.some((role) => unrestrictedRoles.includes(role))) {
          throw new HostError(403, {
            code: 'forbidden',
            detail: 'Solo la superadministración puede restaurar los datos.',
          });
        }
        await reset();
        res.json({ data: {} });
      }),
    );
  const { getNotice } = options;
  if (getNotice) app.get(STATE_PATH, (_req, res) => void res.json({ notice: getNotice() ?? null }));
  app.use(framedPageRoutes());
  if (!sender) app.use(outboxRoutes(database, vault));
  const files = consoleFilesRouter(root, { statePath: getNotice && STATE_PATH, dist, demo });
  if (options.base !== undefined) app.get('/demo/resources/:name', files);
  app.use(options.base ?? '/', files);
  app.use(unknownPathHandler);
  app.use(errorHandler(log));

  return {
    app,
    database,
    faults,
    startWork: () => {
      housekeeping.start();
      worker.start();
      sender?.start();
    },
    stopWork: async () => {
      await Promise.all([housekeeping.stop(), worker.stop(), sender?.stop(), events.stop()]);
    },
    reset,
  };
}
