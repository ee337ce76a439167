/* oxlint-disable max-lines -- a constant a call */
// Made by `npm run contract`; do not edit.
import type { Endpoint } from './endpoint';

// A constant a call, by its operation id, so that a bundle holds those that are used.

/** Opens a session */
export const login = {
  id: 'login',
  method: 'POST',
  path: '/users/login',
} as const satisfies Endpoint<'login'>;

/** Ends the session */
export const logout = {
  id: 'logout',
  method: 'GET',
  path: '/users/logout',
  record: [],
} as const satisfies Endpoint<'logout'>;

/** The person of the session */
export const getCurrentUser = {
  id: 'getCurrentUser',
  method: 'GET',
  path: '/users/current',
  record: [
    'id',
    'username',
    'email',
    'type',
    'roles',
    'lang',
    'status',
    'created_at',
    'confirmed_at',
    'assets',
    'client',
  ],
} as const satisfies Endpoint<'getCurrentUser'>;

/** Returns if legal documents must be accepted */
export const getLegalStatus = {
  id: 'getLegalStatus',
  method: 'GET',
  path: '/clients/legal-documentations/status',
  record: ['is_accepted', 'is_enabled', 'link_privacy_policy', 'link_terms_of_service'],
} as const satisfies Endpoint<'getLegalStatus'>;

/** Accepts the legal documents */
export const acceptLegalDocuments = {
  id: 'acceptLegalDocuments',
  method: 'POST',
  path: '/users/legal-documentations/accepted',
} as const satisfies Endpoint<'acceptLegalDocuments'>;

/** Registers an invited person */
export const registerByToken = {
  id: 'registerByToken',
  method: 'POST',
  path: '/users/register/by_token',
} as const satisfies Endpoint<'registerByToken'>;

/** People, paged and searched */
export const listUsers = {
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  rows: [
    'id',
    'username',
    'email',
    'roles',
    'lang',
    'status',
    'created_at',
    'confirmed_at',
    'type',
    'client',
  ],
} as const satisfies Endpoint<'listUsers'>;

/** Invites a person */
export const inviteUser = {
  id: 'inviteUser',
  method: 'POST',
  path: '/users/register/invitation',
  permission: 'invite_users',
} as const satisfies Endpoint<'inviteUser'>;

/** Reads a tenants file and tells what is wrong in it */
export const previewTenants = {
  id: 'previewTenants',
  method: 'POST',
  path: '/users/upload-tenants-template-preview',
  permission: 'create_users',
} as const satisfies Endpoint<'previewTenants'>;

/** Makes tenants of the previewed rows */
export const uploadTenants = {
  id: 'uploadTenants',
  method: 'POST',
  path: '/users/upload-tenants-template',
  permission: 'create_users',
} as const satisfies Endpoint<'uploadTenants'>;

/** The tenants template with the assets of a company */
export const downloadAssetsTemplate = {
  id: 'downloadAssetsTemplate',
  method: 'POST',
  path: '/users/download-assets-template',
  permission: 'create_users',
} as const satisfies Endpoint<'downloadAssetsTemplate'>;

/** The empty tenants template */
export const downloadTenantsTemplate = {
  id: 'downloadTenantsTemplate',
  method: 'GET',
  path: '/users/download-tenants-template',
} as const satisfies Endpoint<'downloadTenantsTemplate'>;

/** Assigns an expert to companies */
export const assignClientsToUser = {
  id: 'assignClientsToUser',
  method: 'PATCH',
  path: '/users/{id}/relationships/clients',
  permission: 'assign_client_to_user',
} as const satisfies Endpoint<'assignClientsToUser'>;

/** Sends a notification to people */
export const notifyUsers = {
  id: 'notifyUsers',
  method: 'POST',
  path: '/notifications/send',
  permission: 'send_community_notifications',
} as const satisfies Endpoint<'notifyUsers'>;

/** Sends a notification to the people of a project */
export const notifyProject = {
  id: 'notifyProject',
  method: 'POST',
  path: '/notifications/project/{id}',
  permission: 'send_community_notifications',
} as const satisfies Endpoint<'notifyProject'>;

/** One person with the linked assets */
export const getUser = {
  id: 'getUser',
  method: 'GET',
  path: '/users/{id}',
  record: [
    'id',
    'username',
    'email',
    'roles',
    'lang',
    'status',
    'created_at',
    'confirmed_at',
    'type',
    'client',
  ],
} as const satisfies Endpoint<'getUser'>;

/** Deletes a person */
export const deleteUser = {
  id: 'deleteUser',
  method: 'DELETE',
  path: '/users/{id}',
  permission: 'delete_users',
} as const satisfies Endpoint<'deleteUser'>;

/** Links an asset to a person */
export const linkAssetToUser = {
  id: 'linkAssetToUser',
  method: 'PATCH',
  path: '/users/{userId}/asset/{assetId}/relate',
  permission: 'update_users',
} as const satisfies Endpoint<'linkAssetToUser'>;

/** Links many assets to a person */
export const addAssetsToUser = {
  id: 'addAssetsToUser',
  method: 'PATCH',
  path: '/users/{userId}/relationships/assets',
  permission: 'update_users',
} as const satisfies Endpoint<'addAssetsToUser'>;

/** Unlinks assets from a person */
export const unlinkAssetsFromUser = {
  id: 'unlinkAssetsFromUser',
  method: 'DELETE',
  path: '/users/{userId}/relationships/assets',
  permission: 'update_users',
} as const satisfies Endpoint<'unlinkAssetsFromUser'>;

/** Companies in scope */
export const listClients = {
  id: 'listClients',
  method: 'GET',
  path: '/clients',
  rows: [
    'id',
    'name',
    'description',
    'email',
    'tax_id',
    'client_code',
    'created_at',
    'updated_at',
    'look_and_feel',
  ],
} as const satisfies Endpoint<'listClients'>;

/** Creates a company */
export const createClient = {
  id: 'createClient',
  method: 'POST',
  path: '/clients',
  permission: 'create_clients',
} as const satisfies Endpoint<'createClient'>;

/** One company */
export const getClient = {
  id: 'getClient',
  method: 'GET',
  path: '/clients/{id}',
  record: [
    'id',
    'name',
    'description',
    'email',
    'tax_id',
    'client_code',
    'created_at',
    'updated_at',
    'look_and_feel',
  ],
} as const satisfies Endpoint<'getClient'>;

/** Changes a company and its branding */
export const updateClient = {
  id: 'updateClient',
  method: 'PATCH',
  path: '/clients/{id}',
  permission: 'update_clients',
} as const satisfies Endpoint<'updateClient'>;

/** The legal documents of a company */
export const listLegalDocuments = {
  id: 'listLegalDocuments',
  method: 'GET',
  path: '/clients/{id}/legal-documentations',
  rows: [
    'id',
    'client_id',
    'privacy_policy',
    'privacy_policy_name',
    'terms_of_service',
    'terms_of_service_name',
    'enabled',
    'is_default',
  ],
} as const satisfies Endpoint<'listLegalDocuments'>;

/** Saves, enables or disables the legal documents of a company */
export const saveLegalDocuments = {
  id: 'saveLegalDocuments',
  method: 'POST',
  path: '/clients/{id}/legal-documentations',
  permission: 'update_clients',
} as const satisfies Endpoint<'saveLegalDocuments'>;

/** Deletes the legal documents of a company */
export const deleteLegalDocuments = {
  id: 'deleteLegalDocuments',
  method: 'POST',
  path: '/clients/{id}/legal-documentations/delete',
  permission: 'update_clients',
} as const satisfies Endpoint<'deleteLegalDocuments'>;

/** Billable users of each company */
export const listBillableUsers = {
  id: 'listBillableUsers',
  method: 'GET',
  path: '/invoices/billable-users',
  rows: ['client_id', 'client_name', 'client_email', 'billable_users'],
} as const satisfies Endpoint<'listBillableUsers'>;

/** Projects, paged and searched */
export const listProjects = {
  id: 'listProjects',
  method: 'GET',
  path: '/projects',
  rows: [
    'id',
    'name',
    'logo',
    'background_image',
    'is_background_image_default',
    'support_email',
    'latitude',
    'longitude',
    'block_number',
    'city',
    'country',
    'google_address',
    'postal_code',
    'province',
    'street_name',
    'street_type',
    'client',
    'users_require_verification',
    'users_verifiers',
    'allowed_users_to_verify_accounts',
    'type',
    'status',
    'shared_gateways',
    'assets',
    'intercoms',
    'label',
    'available_intercom_vendors',
  ],
} as const satisfies Endpoint<'listProjects'>;

/** One project */
export const getProject = {
  id: 'getProject',
  method: 'GET',
  path: '/projects/{id}',
  record: [
    'id',
    'name',
    'logo',
    'background_image',
    'is_background_image_default',
    'support_email',
    'latitude',
    'longitude',
    'block_number',
    'city',
    'country',
    'google_address',
    'postal_code',
    'province',
    'street_name',
    'street_type',
    'client',
    'users_require_verification',
    'users_verifiers',
    'allowed_users_to_verify_accounts',
    'type',
    'status',
    'shared_gateways',
    'assets',
    'intercoms',
    'label',
    'available_intercom_vendors',
  ],
} as const satisfies Endpoint<'getProject'>;

/** Changes a project */
export const updateProject = {
  id: 'updateProject',
  method: 'PATCH',
  path: '/projects/{id}',
  permission: 'update_projects',
} as const satisfies Endpoint<'updateProject'>;

/** Assets of a project */
export const listProjectAssets = {
  id: 'listProjectAssets',
  method: 'GET',
  path: '/projects/{id}/assets',
  rows: [
    'id',
    'alias',
    'apartment',
    'background_image',
    'block_number',
    'city',
    'country',
    'created_at',
    'logo',
    'staircase',
    'state',
    'street_name',
    'street_type',
    'zip_code',
    'type',
    'is_occupied',
    'gateway_connection_status',
    'gateways',
  ],
} as const satisfies Endpoint<'listProjectAssets'>;

/** Assets, paged and searched */
export const listAssets = {
  id: 'listAssets',
  method: 'GET',
  path: '/assets',
  rows: [
    'id',
    'alias',
    'apartment',
    'background_image',
    'block_number',
    'city',
    'country',
    'created_at',
    'logo',
    'staircase',
    'state',
    'street_name',
    'street_type',
    'zip_code',
    'type',
    'is_occupied',
    'gateway_connection_status',
    'gateways',
  ],
} as const satisfies Endpoint<'listAssets'>;

/** Creates an asset */
export const createAsset = {
  id: 'createAsset',
  method: 'POST',
  path: '/assets',
  permission: 'create_assets',
} as const satisfies Endpoint<'createAsset'>;

/** New codes for labels of assets */
export const generateAssetCodes = {
  id: 'generateAssetCodes',
  method: 'GET',
  path: '/assets/generate-qr-codes/{count}',
  rows: ['qr'],
} as const satisfies Endpoint<'generateAssetCodes'>;

/** New codes for labels of gateways */
export const generateGatewayCodes = {
  id: 'generateGatewayCodes',
  method: 'GET',
  path: '/gateways/generate-qr-codes/{count}',
  rows: ['qr'],
} as const satisfies Endpoint<'generateGatewayCodes'>;

/** Asset types */
export const listAssetTypes = {
  id: 'listAssetTypes',
  method: 'GET',
  path: '/assets/types',
  rows: [],
} as const satisfies Endpoint<'listAssetTypes'>;

/** One asset */
export const getAsset = {
  id: 'getAsset',
  method: 'GET',
  path: '/assets/{id}',
  record: [
    'id',
    'alias',
    'type',
    'is_blocked',
    'street_type',
    'street_name',
    'block_number',
    'staircase',
    'flat',
    'door',
    'zip_code',
    'city',
    'state',
    'country',
    'description',
    'external_id',
    'apartment',
    'logo',
    'location',
    'asset_qr',
    'is_occupied',
    'created_at',
    'updated_at',
    'links',
    'gateway_connection_status',
    'gateways_qrs',
  ],
} as const satisfies Endpoint<'getAsset'>;

/** Changes an asset */
export const updateAsset = {
  id: 'updateAsset',
  method: 'PATCH',
  path: '/assets/{id}',
  permission: 'update_assets',
} as const satisfies Endpoint<'updateAsset'>;

/** Deletes an asset */
export const deleteAsset = {
  id: 'deleteAsset',
  method: 'DELETE',
  path: '/assets/{id}',
  permission: 'delete_assets',
} as const satisfies Endpoint<'deleteAsset'>;

/** The asset as its page shows it */
export const getAssetDashboard = {
  id: 'getAssetDashboard',
  method: 'GET',
  path: '/assets/{id}/dashboard',
  record: [
    'id',
    'alias',
    'type',
    'is_blocked',
    'street_type',
    'street_name',
    'block_number',
    'staircase',
    'flat',
    'door',
    'zip_code',
    'city',
    'state',
    'country',
    'description',
    'external_id',
    'apartment',
    'logo',
    'location',
    'asset_qr',
    'is_occupied',
    'created_at',
    'updated_at',
    'links',
    'gateway_connection_status',
    'gateways_qrs',
  ],
} as const satisfies Endpoint<'getAssetDashboard'>;

/** Gateways, paged and searched */
export const listGateways = {
  id: 'listGateways',
  method: 'GET',
  path: '/gateways',
  rows: [
    'id',
    'qrCode',
    'alias',
    'name',
    'vendor',
    'sku',
    'type',
    'status',
    'assetId',
    'assets',
    'projectId',
    'projectAlias',
    'dns_url',
    'batch_id',
    'batch_name',
    'master_user',
    'voice_assistant_user',
    'hw_version',
    'gatewayVersion',
    'daemonVersion',
    'helper_version',
    'knx_version',
    'os_version',
    'zwave_version',
    'firmware_version',
    'productionDate',
    'deployed_at',
    'deployment_date',
    'assistant_cloud',
    'assistant_cloud_url',
    'devices',
    'sensors',
    'shared_sensors_visibility',
    'shared_sensors',
    'managementLinks',
  ],
} as const satisfies Endpoint<'listGateways'>;

/** Measured state of gateways */
export const listGatewayStatus = {
  id: 'listGatewayStatus',
  method: 'GET',
  path: '/gateways/status',
  rows: [
    'gateway_id',
    'asset_id',
    'project_id',
    'vpn_ip',
    'last_connection',
    'uptime',
    'time_offline',
    'health',
    'activeIssues',
    'thresholds',
    'units',
    'cpu_temperature',
    'cpu_ram_used',
    'cpu_hdd_used',
    'cpu_load',
    'used_inodes',
    'total_inodes',
    'used_swap',
    'total_swap',
    'zwave_controller',
    'helper_api',
    'vpn_connection',
    'helper_service',
    'assistant_cloud_service',
    'network_interface',
    'networkState',
  ],
} as const satisfies Endpoint<'listGatewayStatus'>;

/** Notes work done on a gateway or one of its devices */
export const addMaintenance = {
  id: 'addMaintenance',
  method: 'POST',
  path: '/gateways/{id}/maintenance/{action}',
  permission: 'update_assets',
} as const satisfies Endpoint<'addMaintenance'>;

/** Links the gateway with a QID to an asset */
export const linkGatewayByQr = {
  id: 'linkGatewayByQr',
  method: 'PATCH',
  path: '/gateways/{assetId}/deployments/by-qr-code/{qid}',
  permission: 'assign_gateway',
} as const satisfies Endpoint<'linkGatewayByQr'>;

/** Links a gateway to an asset */
export const assignGatewayToAsset = {
  id: 'assignGatewayToAsset',
  method: 'PATCH',
  path: '/assets/{assetId}/gateways/{gatewayId}',
  permission: 'assign_gateway',
} as const satisfies Endpoint<'assignGatewayToAsset'>;

/** Unlinks a gateway from an asset */
export const unassignGatewayFromAsset = {
  id: 'unassignGatewayFromAsset',
  method: 'DELETE',
  path: '/assets/{assetId}/gateways/{gatewayId}',
  permission: 'unassign_gateway',
} as const satisfies Endpoint<'unassignGatewayFromAsset'>;

/** The newest versions for a gateway */
export const getLatestVersions = {
  id: 'getLatestVersions',
  method: 'GET',
  path: '/gateway-updates/versions/{gatewayId}/latest',
  record: ['aass', 'system'],
} as const satisfies Endpoint<'getLatestVersions'>;

/** How far the last update of a gateway is */
export const getUpdateState = {
  id: 'getUpdateState',
  method: 'GET',
  path: '/gateway-updates/updates/{gatewayId}/{module}/latest_state',
  record: ['uuid', 'state'],
} as const satisfies Endpoint<'getUpdateState'>;

/** Updates a module of a gateway to the latest version */
export const startUpdate = {
  id: 'startUpdate',
  method: 'POST',
  path: '/gateway-updates/updates/{gatewayId}/{module}/latest',
  permission: 'register_gateways',
} as const satisfies Endpoint<'startUpdate'>;

/** One gateway */
export const getGateway = {
  id: 'getGateway',
  method: 'GET',
  path: '/gateways/{id}',
  record: [
    'id',
    'qrCode',
    'alias',
    'name',
    'vendor',
    'sku',
    'type',
    'status',
    'assetId',
    'assets',
    'projectId',
    'projectAlias',
    'dns_url',
    'batch_id',
    'batch_name',
    'master_user',
    'voice_assistant_user',
    'hw_version',
    'gatewayVersion',
    'daemonVersion',
    'helper_version',
    'knx_version',
    'os_version',
    'zwave_version',
    'firmware_version',
    'productionDate',
    'deployed_at',
    'deployment_date',
    'assistant_cloud',
    'assistant_cloud_url',
    'devices',
    'sensors',
    'shared_sensors_visibility',
    'shared_sensors',
    'managementLinks',
  ],
} as const satisfies Endpoint<'getGateway'>;

/** Changes a gateway - its QR, project, names and shared sensors */
export const updateGateway = {
  id: 'updateGateway',
  method: 'PATCH',
  path: '/gateways/{id}',
  permission: 'register_gateways',
} as const satisfies Endpoint<'updateGateway'>;

/** Deletes a gateway and its devices */
export const deleteGateway = {
  id: 'deleteGateway',
  method: 'DELETE',
  path: '/gateways/{id}',
  permission: 'unassign_gateway',
} as const satisfies Endpoint<'deleteGateway'>;

/** Devices of an asset, a project or a gateway */
export const listDevices = {
  id: 'listDevices',
  method: 'GET',
  path: '/devices',
  rows: [
    'id',
    'uuid',
    'deviceId',
    'deviceName',
    'deviceType',
    'assetId',
    'projectId',
    'gatewayUuid',
    'enabled',
    'shared',
    'batteryLevel',
    'connectivity',
    'parameters',
    'availableActions',
    'updatedAt',
    'sensors',
    'asset',
    'battery_level',
    'device_type',
    'name',
    'room',
    'access_sensor_id',
    'device_id',
    'gateway_id',
    'label',
    'health',
    'active_issues',
    'latency',
    'internal_temperature',
    'available_actions',
    'created_at',
    'updated_at',
  ],
} as const satisfies Endpoint<'listDevices'>;

/** Renames a sensor, and says whether its values are kept */
export const updateSensor = {
  id: 'updateSensor',
  method: 'PATCH',
  path: '/sensors/{id}',
  permission: 'update_assets',
} as const satisfies Endpoint<'updateSensor'>;

/** Measurements of an asset's sensor */
export const getTimeSeries = {
  id: 'getTimeSeries',
  method: 'GET',
  path: '/data/assets/time-series/{assetId}',
  rows: ['ts', 'v'],
} as const satisfies Endpoint<'getTimeSeries'>;

/** Measurements of an asset's sensor, as a file */
export const downloadTimeSeries = {
  id: 'downloadTimeSeries',
  method: 'GET',
  path: '/data/assets/download-time-series/{assetId}',
} as const satisfies Endpoint<'downloadTimeSeries'>;

/** Sensors of an asset */
export const listAssetSensors = {
  id: 'listAssetSensors',
  method: 'GET',
  path: '/assets/{id}/sensors',
  rows: [
    'id',
    'uid',
    'name',
    'room',
    'usage',
    'sensor_type',
    'are_values_accumulated',
    'can_data_be_fetched',
    'device_id',
    'gateway_id',
    'sensor_id',
  ],
} as const satisfies Endpoint<'listAssetSensors'>;

/** Devices of a project that open doors */
export const listAccessDevices = {
  id: 'listAccessDevices',
  method: 'GET',
  path: '/devices/access/project/{projectId}/list',
  rows: ['id', 'name', 'room', 'asset', 'batteryLevel', 'deviceType', 'accessSensorId'],
} as const satisfies Endpoint<'listAccessDevices'>;

/** Opens a door */
export const openDoor = {
  id: 'openDoor',
  method: 'PATCH',
  path: '/devices/toggle/lock',
  permission: 'read_access_list',
} as const satisfies Endpoint<'openDoor'>;

/** Sets instructions for a device */
export const createDeviceHelp = {
  id: 'createDeviceHelp',
  method: 'POST',
  path: '/devices/help',
  permission: 'update_assets',
} as const satisfies Endpoint<'createDeviceHelp'>;

/** Changes the instructions for a device */
export const updateDeviceHelp = {
  id: 'updateDeviceHelp',
  method: 'PATCH',
  path: '/devices/help',
  permission: 'update_assets',
} as const satisfies Endpoint<'updateDeviceHelp'>;

/** Instructions for a device */
export const getDeviceHelp = {
  id: 'getDeviceHelp',
  method: 'GET',
  path: '/devices/help/{deviceId}/gateways/{gatewayId}',
  record: ['title', 'description', 'device_id', 'gateway_uid'],
} as const satisfies Endpoint<'getDeviceHelp'>;

/** Removes the instructions for a device */
export const deleteDeviceHelp = {
  id: 'deleteDeviceHelp',
  method: 'DELETE',
  path: '/devices/help/{deviceId}/gateways/{gatewayId}',
  permission: 'update_assets',
} as const satisfies Endpoint<'deleteDeviceHelp'>;

/** Devices of an asset by gateway */
export const listAssetDevices = {
  id: 'listAssetDevices',
  method: 'GET',
  path: '/assets/{id}/devices',
  record: ['gateways'],
} as const satisfies Endpoint<'listAssetDevices'>;

/** Lets the people of an asset use a device, or not */
export const toggleAssetDevice = {
  id: 'toggleAssetDevice',
  method: 'POST',
  path: '/assets/{assetId}/device/toggle',
  permission: 'update_assets',
} as const satisfies Endpoint<'toggleAssetDevice'>;

/** Passwords of the doors of an asset */
export const listSensorPasswords = {
  id: 'listSensorPasswords',
  method: 'GET',
  path: '/sensor-passwords/deployment/{assetId}',
  rows: ['device_name', 'device_type', 'device_parameters', 'sensor_passwords'],
} as const satisfies Endpoint<'listSensorPasswords'>;

/** Sends a password to a door */
export const updateSensorPassword = {
  id: 'updateSensorPassword',
  method: 'POST',
  path: '/gateways/{gatewayId}/devices/{deviceId}/update-password/{sensorId}',
  permission: 'update_assets',
} as const satisfies Endpoint<'updateSensorPassword'>;

/** Kinds of devices that need no gateway */
export const listDeviceTypes = {
  id: 'listDeviceTypes',
  method: 'GET',
  path: '/gateway-cloud/device_types',
  rows: ['id', 'name', 'device_type', 'sensors', 'config_parameters', 'extra_information'],
} as const satisfies Endpoint<'listDeviceTypes'>;

/** Adds a device without gateway */
export const createCloudDevice = {
  id: 'createCloudDevice',
  method: 'POST',
  path: '/gateway-cloud/devices',
  permission: 'update_assets',
} as const satisfies Endpoint<'createCloudDevice'>;

/** One device without gateway */
export const getCloudDevice = {
  id: 'getCloudDevice',
  method: 'GET',
  path: '/gateway-cloud/devices/{deviceId}',
  record: [
    'id',
    'uuid',
    'device_id',
    'device_type',
    'name',
    'room',
    'asset_id',
    'project_id',
    'serial_number',
    'enabled',
    'config_parameters',
    'sensors',
    'extra_information',
    'created_at',
    'updated_at',
  ],
} as const satisfies Endpoint<'getCloudDevice'>;

/** Changes a device without gateway */
export const updateCloudDevice = {
  id: 'updateCloudDevice',
  method: 'PATCH',
  path: '/gateway-cloud/devices/{deviceId}',
  permission: 'update_assets',
} as const satisfies Endpoint<'updateCloudDevice'>;

/** Deletes a device without gateway */
export const deleteCloudDevice = {
  id: 'deleteCloudDevice',
  method: 'DELETE',
  path: '/gateway-cloud/devices/{deviceId}',
  permission: 'update_assets',
} as const satisfies Endpoint<'deleteCloudDevice'>;

/** Puts a device without gateway in or out of service */
export const enableCloudDevice = {
  id: 'enableCloudDevice',
  method: 'PATCH',
  path: '/gateway-cloud/devices/{deviceId}/enable',
  permission: 'update_assets',
} as const satisfies Endpoint<'enableCloudDevice'>;

/** Support tickets, paged and filtered */
export const listTickets = {
  id: 'listTickets',
  method: 'GET',
  path: '/support-tickets',
  version: 2,
  rows: [
    'id',
    'title',
    'description',
    'address',
    'asset_id',
    'status',
    'priority',
    'room',
    'phone_number',
    'support_email',
    'created_at',
    'category',
    'created_by',
  ],
} as const satisfies Endpoint<'listTickets'>;

/** Tickets of a range as CSV */
export const downloadTickets = {
  id: 'downloadTickets',
  method: 'GET',
  path: '/support-tickets/download',
} as const satisfies Endpoint<'downloadTickets'>;

/** One ticket with comments and media */
export const getTicket = {
  id: 'getTicket',
  method: 'GET',
  path: '/support-tickets/{id}',
  record: [
    'id',
    'title',
    'description',
    'address',
    'asset_id',
    'status',
    'priority',
    'room',
    'phone_number',
    'support_email',
    'created_at',
    'category',
    'created_by',
    'comments',
    'media',
  ],
} as const satisfies Endpoint<'getTicket'>;

/** Changes the status of a ticket */
export const updateTicket = {
  id: 'updateTicket',
  method: 'PATCH',
  path: '/support-tickets/{id}',
  permission: 'update_support_tickets',
} as const satisfies Endpoint<'updateTicket'>;

/** Steps of a ticket, paged */
export const listTicketHistory = {
  id: 'listTicketHistory',
  method: 'GET',
  path: '/support-tickets/{id}/history',
  rows: ['created_at', 'description', 'email', 'status', 'support_ticket_id'],
} as const satisfies Endpoint<'listTicketHistory'>;

/** Ticket figures of an asset */
export const getAssetTicketStatistics = {
  id: 'getAssetTicketStatistics',
  method: 'GET',
  path: '/tickets-support/assets/{assetId}/statistics',
  record: [
    'tickets_received',
    'tickets_closed',
    'tickets_revoked',
    'tickets_in_progress',
    'tickets_closed_time_average',
    'first_response_time_average',
  ],
} as const satisfies Endpoint<'getAssetTicketStatistics'>;

/** Who opened the doors of an asset */
export const listAssetEvents = {
  id: 'listAssetEvents',
  method: 'GET',
  path: '/data/assets/time-series/{assetId}/access-control',
  rows: ['ts', 'action', 'usage_source', 'room', 'username', 'user_email', 'user_id', 'lock_type'],
} as const satisfies Endpoint<'listAssetEvents'>;

/** Who opened the doors of a project, as a list or as a file */
export const listProjectAccessLog = {
  id: 'listProjectAccessLog',
  method: 'GET',
  path: '/data/projects/time-series/{projectId}/access-control',
  version: 2,
  rows: [
    'ts',
    'action',
    'usage_source',
    'room',
    'username',
    'user_email',
    'user_id',
    'lock_type',
    'user_agent',
    'name',
  ],
} as const satisfies Endpoint<'listProjectAccessLog'>;

/** Invitations to an asset */
export const listAssetInvitations = {
  id: 'listAssetInvitations',
  method: 'GET',
  path: '/access/asset/{assetId}/all',
  rows: [
    'id',
    'uid',
    'alias',
    'assets',
    'community',
    'created_at',
    'created_by',
    'revoked_at',
    'status',
    'type',
    'url',
    'valid_from',
    'valid_until',
    'is_new_invitation',
  ],
} as const satisfies Endpoint<'listAssetInvitations'>;

/** Stays in a hotel */
export const listCheckIns = {
  id: 'listCheckIns',
  method: 'GET',
  path: '/hotels/assets/check-in/projects/{projectId}',
  rows: [
    'id',
    'is_digital',
    'is_nfc',
    'nfc_codes',
    'emails',
    'reservation_id',
    'state',
    'created_at',
    'url',
    'valid_from',
    'valid_until',
    'assets',
  ],
} as const satisfies Endpoint<'listCheckIns'>;

/** Visitors of an office */
export const listExternalInvitations = {
  id: 'listExternalInvitations',
  method: 'GET',
  path: '/access/qr/project/{projectId}',
  rows: [
    'id',
    'uid',
    'name',
    'id_number',
    'email',
    'status',
    'url',
    'created_by',
    'valid_from',
    'valid_until',
  ],
} as const satisfies Endpoint<'listExternalInvitations'>;

/** Lets a visitor of an office in */
export const validateExternalInvitation = {
  id: 'validateExternalInvitation',
  method: 'POST',
  path: '/access/qr/{id}/validate',
  permission: 'read_access_list',
} as const satisfies Endpoint<'validateExternalInvitation'>;

/** Invites a person to an asset */
export const createInvitation = {
  id: 'createInvitation',
  method: 'POST',
  path: '/access/create',
  permission: 'read_access_list',
} as const satisfies Endpoint<'createInvitation'>;

/** Takes back an invitation, a stay in a hotel or the invitation of a visitor */
export const revokeAccess = {
  id: 'revokeAccess',
  method: 'PUT',
  path: '/access/{id}/revoke',
  permission: 'read_access_list',
} as const satisfies Endpoint<'revokeAccess'>;

/** Takes back an old-style invitation */
export const revokeAnonymousAccess = {
  id: 'revokeAnonymousAccess',
  method: 'DELETE',
  path: '/assets/anonymous-access/{id}',
  permission: 'read_access_list',
} as const satisfies Endpoint<'revokeAnonymousAccess'>;

/** Checks a guest in */
export const createCheckIn = {
  id: 'createCheckIn',
  method: 'POST',
  path: '/hotels/assets/check-in',
  permission: 'list_check_in',
} as const satisfies Endpoint<'createCheckIn'>;

/** Changes a stay */
export const updateCheckIn = {
  id: 'updateCheckIn',
  method: 'PATCH',
  path: '/hotels/assets/check-in/{accessUid}',
  permission: 'list_check_in',
} as const satisfies Endpoint<'updateCheckIn'>;

/** Lets a QR code open assets */
export const relateQr = {
  id: 'relateQr',
  method: 'POST',
  path: '/qr/relate/assets',
  permission: 'create_qr_code_access',
} as const satisfies Endpoint<'relateQr'>;

/** QR codes that open an asset */
export const listQrAccesses = {
  id: 'listQrAccesses',
  method: 'GET',
  path: '/qr/access/assets/{assetId}/list',
  rows: ['id', 'uid', 'created_by', 'qr', 'qr_base_64', 'status', 'valid_from', 'valid_until', 'is_shown'],
} as const satisfies Endpoint<'listQrAccesses'>;

/** Takes back a QR access */
export const revokeQrAccess = {
  id: 'revokeQrAccess',
  method: 'PUT',
  path: '/qr/access/{uid}/revoke',
  permission: 'update_qr_code_access',
} as const satisfies Endpoint<'revokeQrAccess'>;

/** Useful contacts of an asset */
export const listAssetContacts = {
  id: 'listAssetContacts',
  method: 'GET',
  path: '/assets/{id}/third-party-services',
  rows: ['id', 'title', 'description', 'link'],
} as const satisfies Endpoint<'listAssetContacts'>;

/** Useful contacts of a project */
export const listProjectContacts = {
  id: 'listProjectContacts',
  method: 'GET',
  path: '/projects/{id}/third-party-services',
  rows: ['id', 'title', 'description', 'link'],
} as const satisfies Endpoint<'listProjectContacts'>;

/** Adds a useful contact to a project */
export const createProjectContact = {
  id: 'createProjectContact',
  method: 'POST',
  path: '/projects/{id}/third-party-services',
  permission: 'update_projects',
} as const satisfies Endpoint<'createProjectContact'>;

/** Deletes a useful contact */
export const deleteContact = {
  id: 'deleteContact',
  method: 'DELETE',
  path: '/third-party-services/{id}',
  permission: 'update_assets',
} as const satisfies Endpoint<'deleteContact'>;

/** Adds a camera to an asset */
export const createAssetCamera = {
  id: 'createAssetCamera',
  method: 'POST',
  path: '/assets/{id}/cameras/create',
  permission: 'update_assets',
} as const satisfies Endpoint<'createAssetCamera'>;

/** Cameras of an asset */
export const listAssetCameras = {
  id: 'listAssetCameras',
  method: 'GET',
  path: '/assets/{id}/cameras',
  rows: [
    'id',
    'name',
    'vendor',
    'model',
    'remote',
    'local',
    'comments',
    'device_serial',
    'enabled',
    'snapshot',
  ],
} as const satisfies Endpoint<'listAssetCameras'>;

/** Cameras of a project */
export const listProjectCameras = {
  id: 'listProjectCameras',
  method: 'GET',
  path: '/projects/{id}/cameras',
  rows: [
    'id',
    'name',
    'vendor',
    'model',
    'remote',
    'local',
    'comments',
    'device_serial',
    'enabled',
    'snapshot',
  ],
} as const satisfies Endpoint<'listProjectCameras'>;

/** Documents of an asset */
export const listAssetDocuments = {
  id: 'listAssetDocuments',
  method: 'GET',
  path: '/assets/{assetId}/documents',
  rows: ['id', 'title', 'comments', 'url', 'size', 'source', 'created_at'],
} as const satisfies Endpoint<'listAssetDocuments'>;

/** Adds a document to an asset */
export const createAssetDocument = {
  id: 'createAssetDocument',
  method: 'POST',
  path: '/assets/{assetId}/document',
  permission: 'update_assets',
} as const satisfies Endpoint<'createAssetDocument'>;

/** Documents of a project */
export const listProjectDocuments = {
  id: 'listProjectDocuments',
  method: 'GET',
  path: '/projects/{id}/documents',
  rows: ['id', 'title', 'comments', 'url', 'size', 'source', 'created_at'],
} as const satisfies Endpoint<'listProjectDocuments'>;

/** Adds a document to a project */
export const createProjectDocument = {
  id: 'createProjectDocument',
  method: 'POST',
  path: '/projects/{id}/document',
  permission: 'update_projects',
} as const satisfies Endpoint<'createProjectDocument'>;

/** Deletes a document */
export const deleteDocument = {
  id: 'deleteDocument',
  method: 'DELETE',
  path: '/documents/{id}',
  permission: 'update_assets',
} as const satisfies Endpoint<'deleteDocument'>;

/** The file of a document */
export const downloadDocument = {
  id: 'downloadDocument',
  method: 'GET',
  path: '/documents/{id}/download',
} as const satisfies Endpoint<'downloadDocument'>;

/** Common areas of a project */
export const listCommonAreas = {
  id: 'listCommonAreas',
  method: 'GET',
  path: '/projects/{id}/common-areas',
  rows: [
    'id',
    'name',
    'capacity',
    'booking_duration',
    'background_image',
    'is_background_image_default',
    'sensors',
    'days_availability',
    'time_availability',
    'info_user_title',
    'info_user_description',
    'has_booking',
    'enabled',
    'maximum_bookings_by_user',
    'maximum_time_availability',
  ],
} as const satisfies Endpoint<'listCommonAreas'>;

/** Creates a common area */
export const createCommonArea = {
  id: 'createCommonArea',
  method: 'POST',
  path: '/projects/{id}/common-areas',
  permission: 'update_projects',
} as const satisfies Endpoint<'createCommonArea'>;

/** One common area */
export const getCommonArea = {
  id: 'getCommonArea',
  method: 'GET',
  path: '/projects/common-areas/{id}',
  record: [
    'id',
    'name',
    'capacity',
    'booking_duration',
    'background_image',
    'is_background_image_default',
    'sensors',
    'days_availability',
    'time_availability',
    'info_user_title',
    'info_user_description',
    'has_booking',
    'enabled',
    'maximum_bookings_by_user',
    'maximum_time_availability',
  ],
} as const satisfies Endpoint<'getCommonArea'>;

/** Changes, enables or disables a common area */
export const updateCommonArea = {
  id: 'updateCommonArea',
  method: 'PATCH',
  path: '/common-areas/{id}',
  permission: 'update_projects',
} as const satisfies Endpoint<'updateCommonArea'>;

/** Deletes a common area with its bookings */
export const deleteCommonArea = {
  id: 'deleteCommonArea',
  method: 'DELETE',
  path: '/common-areas/{id}',
  permission: 'update_projects',
} as const satisfies Endpoint<'deleteCommonArea'>;

/** Sensors that a common area may have */
export const listProjectSensors = {
  id: 'listProjectSensors',
  method: 'GET',
  path: '/projects/{id}/sensors',
  rows: ['id', 'name', 'room', 'usage'],
} as const satisfies Endpoint<'listProjectSensors'>;

/** Bookings of common areas */
export const listBookings = {
  id: 'listBookings',
  method: 'GET',
  path: '/projects/{id}/bookings',
  rows: ['id', 'common_area', 'hour_booking', 'date_booking', 'sensors', 'user'],
} as const satisfies Endpoint<'listBookings'>;

/** Deletes a booking */
export const deleteBooking = {
  id: 'deleteBooking',
  method: 'DELETE',
  path: '/common-area/booking/{id}',
  permission: 'update_projects',
} as const satisfies Endpoint<'deleteBooking'>;

/** News of a project */
export const listNews = {
  id: 'listNews',
  method: 'GET',
  path: '/projects/{projectId}/events-news',
  rows: ['id', 'title', 'description', 'image', 'link', 'link_title', 'send_notification', 'status', 'type'],
} as const satisfies Endpoint<'listNews'>;

/** Publishes a news item */
export const createNewsItem = {
  id: 'createNewsItem',
  method: 'POST',
  path: '/projects/{projectId}/events-news',
  permission: 'update_projects',
} as const satisfies Endpoint<'createNewsItem'>;

/** One news item */
export const getNewsItem = {
  id: 'getNewsItem',
  method: 'GET',
  path: '/events-news/{id}',
  record: [
    'id',
    'title',
    'description',
    'image',
    'link',
    'link_title',
    'send_notification',
    'status',
    'type',
  ],
} as const satisfies Endpoint<'getNewsItem'>;

/** Changes a news item */
export const updateNewsItem = {
  id: 'updateNewsItem',
  method: 'PATCH',
  path: '/events-news/{id}',
  permission: 'update_projects',
} as const satisfies Endpoint<'updateNewsItem'>;

/** Deletes a news item */
export const deleteNewsItem = {
  id: 'deleteNewsItem',
  method: 'DELETE',
  path: '/events-news/{id}',
  permission: 'update_projects',
} as const satisfies Endpoint<'deleteNewsItem'>;

/** Intercoms of a project */
export const listIntercoms = {
  id: 'listIntercoms',
  method: 'GET',
  path: '/projects/{projectId}/intercoms',
  rows: [
    'id',
    'vendor',
    'projectId',
    'name',
    'availableIntercomVendors',
    'deepLinks',
    'remote',
    'local',
    'model',
    'comments',
    'serialNumber',
    'handlerId',
    'rooms',
  ],
} as const satisfies Endpoint<'listIntercoms'>;

/** Creates an intercom */
export const createIntercom = {
  id: 'createIntercom',
  method: 'POST',
  path: '/intercoms',
  permission: 'create_intercoms',
} as const satisfies Endpoint<'createIntercom'>;

/** Changes an intercom */
export const updateIntercom = {
  id: 'updateIntercom',
  method: 'PATCH',
  path: '/intercoms/{id}',
  permission: 'update_intercoms',
} as const satisfies Endpoint<'updateIntercom'>;

/** Deletes an intercom */
export const deleteIntercom = {
  id: 'deleteIntercom',
  method: 'DELETE',
  path: '/intercoms/{id}',
  permission: 'delete_intercoms',
} as const satisfies Endpoint<'deleteIntercom'>;

/** Areas of a project, in two levels */
export const listLayoutAreas = {
  id: 'listLayoutAreas',
  method: 'GET',
  path: '/projects/{projectId}/layout-config',
  rows: ['id', 'type', 'imageURL', 'nameEn', 'nameEs', 'projectId', 'horizontal'],
} as const satisfies Endpoint<'listLayoutAreas'>;

/** Creates areas with their second level */
export const createLayoutAreas = {
  id: 'createLayoutAreas',
  method: 'POST',
  path: '/projects/{projectId}/layout-config',
  permission: 'update_projects',
} as const satisfies Endpoint<'createLayoutAreas'>;

/** Changes one area of either level */
export const updateLayoutArea = {
  id: 'updateLayoutArea',
  method: 'PATCH',
  path: '/projects/{projectId}/layout-config',
  permission: 'update_projects',
} as const satisfies Endpoint<'updateLayoutArea'>;

/** Deletes an area of either level */
export const deleteLayoutArea = {
  id: 'deleteLayoutArea',
  method: 'DELETE',
  path: '/projects/layout-config/area/{id}',
  permission: 'update_projects',
} as const satisfies Endpoint<'deleteLayoutArea'>;

/** How many assets have people */
export const getAssetStatistics = {
  id: 'getAssetStatistics',
  method: 'GET',
  path: '/asset/statistics',
  record: ['assets_linked_to_users', 'assets_not_linked_to_users', 'total_assets'],
} as const satisfies Endpoint<'getAssetStatistics'>;

/** Gateways online over time */
export const getGatewayStatistics = {
  id: 'getGatewayStatistics',
  method: 'GET',
  path: '/gateways/statistics/online',
  record: ['gateways'],
} as const satisfies Endpoint<'getGatewayStatistics'>;

/** Active users over time */
export const getUserStatistics = {
  id: 'getUserStatistics',
  method: 'GET',
  path: '/statistics/users',
  record: ['users'],
} as const satisfies Endpoint<'getUserStatistics'>;

/** Figures of the support tickets */
export const getTicketStatistics = {
  id: 'getTicketStatistics',
  method: 'GET',
  path: '/tickets-support/statistics',
  record: [
    'tickets_received',
    'tickets_closed',
    'tickets_revoked',
    'tickets_in_progress',
    'tickets_closed_time_average',
    'first_response_time_average',
    'tickets_open',
  ],
} as const satisfies Endpoint<'getTicketStatistics'>;

/** Everything that a text is found in */
export const search = {
  id: 'search',
  method: 'GET',
  path: '/search',
  record: ['assets', 'clients', 'projects', 'users'],
} as const satisfies Endpoint<'search'>;
