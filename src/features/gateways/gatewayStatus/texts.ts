import { defineTexts } from '../../../i18n/textTables';

/** Texts of the gateway measurements on the gateway's page. */
export const gatewayStatusTexts = defineTexts('gatewayStatusTexts', {
  es: {
    title: 'Estado y salud',
    /** For screen readers, before the state beside the title. */
    onlineState: 'Estado:',
    memory: 'Recursos y conexión',
    inodes: 'Inodos usados',
    swap: 'Memoria swap usada',
    /** `%{used}` of `%{total}`; `%{share}`: percent with its sign. */
    usage: '%{used} de %{total} (%{share})',
    /** Used if the total is unknown. */
    used: '%{used}, sin límite conocido',
    uptime: 'Encendido desde hace',
    timeOffline: 'Desconectado desde hace',
    vpnIp: 'IP de la VPN',
    services: 'Servicios',
    serviceNames: {
      zwave_controller: 'Controlador Z-Wave',
      helper_api: 'API de Helper',
      vpn_connection: 'Conexión VPN',
      helper_service: 'Servicio de Helper',
      assistant_cloud_service: 'Asistente en la nube',
    },
    running: 'En marcha',
    stopped: 'Parado',
    unknown: 'Sin datos',
    links: 'Enlaces de gestión',
  },
  en: {
    title: 'Status and health',
    onlineState: 'Status:',
    memory: 'Resources and connection',
    inodes: 'Inodes used',
    swap: 'Swap memory used',
    usage: '%{used} of %{total} (%{share})',
    used: '%{used}, no known limit',
    uptime: 'Uptime',
    timeOffline: 'Offline for',
    vpnIp: 'VPN IP',
    services: 'Services',
    serviceNames: {
      zwave_controller: 'Z-Wave controller',
      helper_api: 'Helper API',
      vpn_connection: 'VPN connection',
      helper_service: 'Helper service',
      assistant_cloud_service: 'Cloud assistant service',
    },
    running: 'Running',
    stopped: 'Stopped',
    unknown: 'No data',
    links: 'Management links',
  },
});
