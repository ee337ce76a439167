import type { RequestHandler } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import { HostError } from '../server/responses/hostError';
import type { Database } from '../store/store';
import { FaultRegistry, MAX_FAULTS } from './faultRegistry';
import type { ActiveFault } from './faultRegistry';
import { isLocalRequest } from './panelGuard';
import { matchCall } from './matchCall';
import { OfflineDevices } from './offlineDevices';
import { FAULT_HEADER, readFaultHeader } from './faultSpec';
import type { FaultSpec } from './faultSpec';
import { faultTexts } from './faultTexts';
import { applyFault } from './applyFault';
import type { Wait } from './applyFault';

/** Fault injector: active faults, and the middleware that applies them to requests. */
export interface FaultInjector {
  /** Adds a fault. 409 if too many are active, 422 for an unknown device. */
  add(spec: FaultSpec): Promise<ActiveFault>;
  /** Removes a fault. Returns true if it was active. */
  remove(id: string): Promise<boolean>;
  /** Removes all faults. */
  clear(): Promise<void>;
  list(): readonly ActiveFault[];
  /** Runs before the call handlers. */
  middleware: RequestHandler;
  /** Call after the data was replaced: takes the affected devices offline again. */
  reapply(): Promise<void>;
}

/** Creates the injector of a host. `wait` can be replaced in tests. */
export function createFaultInjector(database: Database, wait: Wait = sleep): FaultInjector {
  const registry = new FaultRegistry();
  const devices = new OfflineDevices(database);
  const applyOfflineFaults = () =>
    devices.applyOffline(
      new Set(
        registry
          .list()
          .filter((fault) => fault.kind === 'offline')
          .map((fault) => fault.value),
      ),
    );

  const middleware: RequestHandler = (req, res, next) => {
    const header = isLocalRequest(req) ? req.get(FAULT_HEADER) : undefined;
    const headerFaults = header === undefined ? [] : readFaultHeader(header);
    const activeFaults =
      registry.list().length === 0 ? [] : registry.matching(matchCall(req.method, req.baseUrl + req.path));
    if (headerFaults.length + activeFaults.length === 0) return next();
    const applyFaults = async () => {
      for (const spec of headerFaults) if (!(await applyFault(spec, res, wait))) return;
      for (const fault of activeFaults) {
        if (registry.consume(fault.id) && !(await applyFault(fault, res, wait))) return;
      }
      next();
    };
    applyFaults().catch(next);
  };

  return {
    add: async (spec) => {
      if (registry.list().length >= MAX_FAULTS)
        throw new HostError(409, { code: 'too_many', detail: faultTexts.es.refusals.too_many(MAX_FAULTS) });
      const value = spec.kind === 'offline' ? await devices.resolveUuid(spec.value) : spec.value;
      const fault = registry.add({ ...spec, value });
      await applyOfflineFaults();
      return fault;
    },
    remove: async (id) => {
      const wasActive = registry.remove(id);
      await applyOfflineFaults();
      return wasActive;
    },
    clear: () => {
      registry.clear();
      return applyOfflineFaults();
    },
    list: () => registry.list(),
    middleware,
    reapply: () => {
      devices.clear();
      return applyOfflineFaults();
    },
  };
}
