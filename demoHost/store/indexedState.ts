import { assetSearchText, deviceSearchText, gatewaySearchText } from './searchTexts';
import { byId, groupBy, Lazy } from './indexes';
import type { DeviceRow, SensorRow } from '../../fixtures/rows/devices';
import type { GatewayRow } from '../../fixtures/rows/gateways';
import type { AssetRow } from '../../fixtures/rows/assets';
import type { ClientRow } from '../../fixtures/rows/clients';
import type { ProjectRow } from '../../fixtures/rows/projects';
import type { State } from '../../fixtures/rows/state';
import type { UserRow } from '../../fixtures/rows/users';
import { TextIndex } from './textIndex';

/** Maximum number of cached device orders. */
const MAX_SORTED_COPIES = 4;

/** The rows of a state with indexes for the store's queries: built on first use, and again after {@link invalidate}. */
export class IndexedState {
  private readonly assetMap = new Lazy(() => byId(this.state.assets));
  private readonly userMap = new Lazy(() => byId(this.state.users));
  private readonly clientMap = new Lazy(() => byId(this.state.clients));
  private readonly projectMap = new Lazy(() => byId(this.state.projects));
  private readonly assetsByProject = new Lazy(() => groupBy(this.state.assets, (row) => [row.project_id]));
  private readonly usersByAsset = new Lazy(() => groupBy(this.state.users, (row) => row.asset_ids));
  private readonly usersByEmail = new Lazy(
    () => new Map(this.state.users.map((row) => [row.email?.toLowerCase(), row])),
  );
  private readonly gatewayMap = new Lazy(() => byId(this.state.gateways));
  private readonly assetsByGateway = new Lazy(() =>
    groupBy(this.state.assets, (row) => row.gateways.map((link) => link.gateway_id)),
  );
  private readonly sharedGatewaysByProject = new Lazy(() =>
    groupBy(
      this.state.gateways.filter((row) => row.type !== 'private'),
      (row) => [row.project_id],
    ),
  );
  private readonly gatewaysBySharedAsset = new Lazy(() =>
    groupBy(
      this.state.gateways.filter((row) => row.shared_sensors.length > 0),
      (row) => [...new Set(row.shared_sensors.flatMap((sharedSensor) => sharedSensor.asset_ids))],
    ),
  );
  private readonly devicesByAsset = new Lazy(() => groupBy(this.state.devices, (row) => [row.asset_id]));
  private readonly devicesByGateway = new Lazy(() => groupBy(this.state.devices, (row) => [row.gateway_id]));
  private readonly devicesByProject = new Lazy(() => groupBy(this.state.devices, (row) => [row.project_id]));
  private readonly sharedSensorsByProject = new Lazy(() =>
    groupBy(
      this.state.devices
        .filter((device) => device.asset_id === null)
        .flatMap((device) => device.sensors.map((sensor) => ({ sensor, device }))),
      ({ device }) => [device.project_id],
    ),
  );
  private readonly sortedDevices = new Lazy(() => new Map<string, readonly DeviceRow[]>());
  /** Text indexes of the collections that may be large. */
  protected readonly textIndexes = {
    assets: new TextIndex(() => this.state.assets, assetSearchText),
    gateways: new TextIndex(() => this.state.gateways, gatewaySearchText),
    devices: new TextIndex(() => this.state.devices, deviceSearchText),
  };

  /** Indexes by the collection that they depend on. */
  private readonly indexes: Partial<Record<keyof State, { invalidate(): void }[]>> = {
    assets: [this.assetMap, this.assetsByProject, this.assetsByGateway, this.textIndexes.assets],
    users: [this.userMap, this.usersByAsset, this.usersByEmail],
    clients: [this.clientMap],
    projects: [this.projectMap],
    gateways: [
      this.gatewayMap,
      this.sharedGatewaysByProject,
      this.gatewaysBySharedAsset,
      this.textIndexes.gateways,
    ],
    devices: [
      this.sharedSensorsByProject,
      this.devicesByAsset,
      this.devicesByGateway,
      this.devicesByProject,
      this.sortedDevices,
      this.textIndexes.devices,
    ],
  };

  constructor(public state: State) {}

  /** Invalidates the indexes of these collections. */
  invalidate(...collections: (keyof State)[]): void {
    for (const name of collections) for (const index of this.indexes[name] ?? []) index.invalidate();
  }

  asset(id: string): AssetRow | undefined {
    return this.assetMap.get().get(id);
  }
  user(id: string): UserRow | undefined {
    return this.userMap.get().get(id);
  }
  userByEmail(email: string): UserRow | undefined {
    return this.usersByEmail.get().get(email.trim().toLowerCase());
  }
  client(id: string): ClientRow | undefined {
    return this.clientMap.get().get(id);
  }
  project(id: string): ProjectRow | undefined {
    return this.projectMap.get().get(id);
  }
  assetsOfProject(id: string): readonly AssetRow[] {
    return this.assetsByProject.get().get(id) ?? [];
  }
  usersOfAsset(id: string): readonly UserRow[] {
    return this.usersByAsset.get().get(id) ?? [];
  }
  gateway(id: string): GatewayRow | undefined {
    return this.gatewayMap.get().get(id);
  }
  assetsOfGateway(id: string): readonly AssetRow[] {
    return this.assetsByGateway.get().get(id) ?? [];
  }
  /** Returns the shared and public gateways of a project. */
  sharedGatewaysOf(projectId: string): readonly GatewayRow[] {
    return this.sharedGatewaysByProject.get().get(projectId) ?? [];
  }
  /** Returns the gateways that share sensors with an asset. */
  gatewaysSharingWith(assetId: string): readonly GatewayRow[] {
    return this.gatewaysBySharedAsset.get().get(assetId) ?? [];
  }
  devicesOfAsset(id: string): readonly DeviceRow[] {
    return this.devicesByAsset.get().get(id) ?? [];
  }
  devicesOfGateway(id: string): readonly DeviceRow[] {
    return this.devicesByGateway.get().get(id) ?? [];
  }

  /** Returns all devices of a project, including those of its assets. */
  devicesOfProject(id: string): readonly DeviceRow[] {
    return this.devicesByProject.get().get(id) ?? [];
  }

  /** Returns the sensors in the shared parts of a project, each with its device. */
  sharedSensorsOf(projectId: string): readonly { sensor: SensorRow; device: DeviceRow }[] {
    return this.sharedSensorsByProject.get().get(projectId) ?? [];
  }

  /** Returns all devices in a cached order; `sort` creates it if it is not cached. */
  devicesInOrder(name: string, sort: (rows: readonly DeviceRow[]) => DeviceRow[]): readonly DeviceRow[] {
    const sortedCopies = this.sortedDevices.get();
    const sorted = sortedCopies.get(name) ?? sort(this.state.devices);
    // LRU cache: the last used entry is last, the first is evicted.
    sortedCopies.delete(name);
    sortedCopies.set(name, sorted);
    for (const staleName of [...sortedCopies.keys()].slice(0, -MAX_SORTED_COPIES))
      sortedCopies.delete(staleName);
    return sorted;
  }
}
