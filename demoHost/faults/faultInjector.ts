import type { RequestHandler } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import { HostError } from '../server/responses/hostError';
import type { State } from '../../fixtures/rows/state';
import type { Store } from '../store/store';
import { FaultRegistry, MAX_FAULTS } from './faultRegistry';
import type { ActiveFault } from './faultRegistry';
import { isLocalRequest } from './panelGuard';
import { matchCall } from './matchCall';
import { OfflineDevices } from './offlineDevices';
import { FAULT_HEADER, readFaultHeader } from './faultSpec';
import type { FaultSpec } from './faultSpec';
import { applyFault } from './applyFault';
import type { Wait } from './applyFault';

/** Faults on purpose: what is switched on, and how requests meet it. */
export interface FaultInjector {
  /** Switches a fault on; 409 when too many are, 422 for an unknown device. */
  add(spec: FaultSpec): ActiveFault;
  /** Switches one off; whether it was on. */
  remove(id: string): boolean;
  /** Switches all off. */
  clear(): void;
  list(): readonly ActiveFault[];
  /** Stands before the calls. */
  middleware: RequestHandler;
  /** To be called after the data were replaced: devices that are to be without connection are so again. */
  reapply(): void;
  /** The state without what faults changed in it, for keeping. */
  withoutFaults(state: State): State;
}

/** Makes the injector of a host. `wait` is for tests. */
export function createFaultInjector(store: Store, wait: Wait = sleep): FaultInjector {
  const registry = new FaultRegistry();
  const devices = new OfflineDevices(store);
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
    add: (spec) => {
      if (registry.list().length >= MAX_FAULTS)
        throw new HostError(409, { code: 'too_many', detail: `Como mucho ${MAX_FAULTS} a la vez.` });
      const value = spec.kind === 'offline' ? devices.resolveUuid(spec.value) : spec.value;
      const fault = registry.add({ ...spec, value });
      applyOfflineFaults();
      return fault;
    },
    remove: (id) => {
      const wasActive = registry.remove(id);
      applyOfflineFaults();
      return wasActive;
    },
    clear: () => {
      registry.clear();
      applyOfflineFaults();
    },
    list: () => registry.list(),
    middleware,
    reapply: () => {
      devices.clear();
      applyOfflineFaults();
    },
    withoutFaults: (state) => devices.withRealConnectivity(state),
  };
}
