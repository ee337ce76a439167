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
import type { PlainState } from '../fixtures/rows/plain';
import { unrestrictedRoles } from './server/roles';
import { seedDemo } from '../fixtures/seeds/demo';
import type { DataSet } from '../fixtures/seeds/demo';
import type { State } from '../fixtures/rows/state';
import { MemoryDatabase } from './store/memory/memoryDatabase';

/** Path where the console polls the host's status. */
const STATE_PATH = '/demo/state';

/** All persisted data of a host, as one JSON value. */
export interface HostSnapshot {
  state: State;
  plain: PlainState;
}

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
  /** Called after each data change, for persisting. */
  onChange?: () => void;
  /** Snapshot of an earlier host. Default: freshly seeded data. */
  snapshot?: HostSnapshot;
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
  store: MemoryDatabase;
  /** Fault injector; inactive unless the host was created with `faults`. */
  faults: FaultInjector;
  /** Starts the work besides calls: commands to devices, messages, and deleting old rows. A host without it only answers calls. */
  startWork(): void;
  /** Stops that work; resolves when none is under way, so that the database can be closed. */
  stopWork(): Promise<void>;
  /** Restores the seeded data; sessions of users who still exist stay valid. */
  reset(): Promise<void>;
  /** Returns all data to persist. */
  takeSnapshot(): HostSnapshot;
}

/** Creates the demo services host: the contract's calls, a plain json-server part and the built console. */
export function createDemoHost(options: DemoHostOptions = {}): DemoHost {
  const {
    data = 'normal',
    now = Date.now,
    delay = 0,
    check = false,
    root = process.cwd(),
    dist,
    snapshot,
  } = options;
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const onChange = options.onChange ?? (() => undefined);

  const initialData = snapshot ?? seedDemo(data, now());
  const database = new MemoryDatabase(initialData.state, onChange);
  database.rows.buildSearchTexts();
  const vault = new Vault(options.secretKey ?? randomBytes(32));
  const services: HostServices = {
    database,
    now: () => Math.floor(now() / 1000),
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
  const plain = createPlainHost(initialData.plain, services, onChange, root);

  const faults = createFaultInjector(database);
  const reset = () => {
    const freshData = seedDemo(data, now());
    const { sessions, login_failures, known_logins } = database.state;
    database.replace({ ...freshData.state, sessions, login_failures, known_logins });
    plain.replace(freshData.plain);
    return faults.reapply();
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(
    withSecurityHeaders({
      ...cspSources(demoConfig(root, undefined, dist)),
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
  app.use('/api', apiRouter(services, check ? createContractCheck(log) : undefined));
  app.use('/plain', plain.router);
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
  const files = consoleFilesRouter(root, getNotice && STATE_PATH, dist);
  if (options.base !== undefined) app.get('/demo/resources/:name', files);
  app.use(options.base ?? '/', files);
  app.use(unknownPathHandler);
  app.use(errorHandler(log));

  return {
    app,
    store: database,
    faults,
    startWork: () => {
      housekeeping.start();
      worker.start();
      sender?.start();
    },
    stopWork: async () => {
      await Promise.all([housekeeping.stop(), worker.stop(), sender?.stop()]);
    },
    reset,
    takeSnapshot: () => ({
      state: faults.withoutFaults(database.state),
      plain: plain.state(),
    }),
  };
}
