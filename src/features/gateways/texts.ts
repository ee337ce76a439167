/** Texts of the card of a gateway. Not in `es`: they load with the tab, and stay out of the first bundle. */
export const gatewayTexts = {
  menu: 'Acciones del gateway',
  menuOf: 'Acciones del gateway %{id}',
  accessTo: 'Acceso a',
  info: 'Información',
  status: 'Estado y salud',
  loadFailed: 'No se ha podido cargar el gateway',
  statusFailed: 'No se ha podido leer el estado del gateway',
  statusRefused: 'Tu usuario no tiene permiso para ver el estado de los gateways.',
  statusMissing: 'El gateway todavía no ha comunicado su estado.',
  /** Another session pressed first. */
  alreadyBegun: 'La actualización ya estaba en marcha',
  /** `%{age}`: "hace 3 minutos". */
  readAt: 'Leído a las %{time} (%{age})',
  readAgain: 'Leer de nuevo',
  reading: 'Leyendo…',
  linksOf: 'Enlaces de gestión',
  links: { control_panel: 'Panel de control', openhab: 'OpenHAB', ssh_teleport: 'SSH Teleport' },
  noLinks: 'No hay ninguno',
  noAddress: 'El gateway no tiene esta dirección',
  unsafeAddress: 'La dirección que tiene no es segura',
  oldVersion: 'Hace falta la versión %{version} del sistema o posterior',
  /** `%{since}`: "las 00:28" or "el 26/11/2026 a las 00:28"; `%{duration}`: "11 h 45 min". */
  offlineSince: 'Sin conexión desde %{since} (%{duration}).',
  /** Used if no time is known. */
  offline: 'Sin conexión.',
  /** A time of today. */
  sinceTime: 'las %{time}',
  /** From 01:00 to 01:59: the hour is one. */
  sinceOne: 'la %{time}',
  sinceDay: 'el %{day} a %{time}',
  /** `%{findings}`: "CPU 82 °C (umbral 80), 5 servicios parados". */
  beforeOffline: 'Antes de caer: %{findings}.',
  findings: {
    metrics: { cpu_temperature: 'CPU', cpu_ram_used: 'RAM', cpu_hdd_used: 'disco', cpu_load: 'carga de CPU' },
    /** At or above its threshold. */
    above: '%{name} %{value} (umbral %{threshold})',
    /** From 75 percent of its threshold. */
    near: '%{name} %{value}, cerca de su umbral (%{threshold})',
    networks: { warning: 'red media', alert: 'red mala' },
    lost: '%{share} perdidos',
    /** A network without measurements has only its name. */
    measuredNetwork: '%{name} (%{values})',
    stopped: '%{smart_count} servicio parado |||| %{smart_count} servicios parados',
  },
  onlineStates: { online: 'Conectado', offline: 'Desconectado', unknown: 'Sin datos' },
  lastConnection: 'Última conexión',
  /** `%{age}`: "hace 3 minutos". */
  oldValues: 'Último dato %{age}: los valores son de entonces.',
  /** Read so long ago that it may have changed. `%{age}`: "hace 12 minutos". */
  oldReading: 'Leído %{age}: puede haber cambiado.',
  neverConnected: 'Sin conexiones todavía',
  health: 'Salud',
  healthLevels: { good: 'Buena', warning: 'Regular', alert: 'Mala', unknown: 'Sin datos' },
  levels: { good: 'Correcto', warning: 'Aviso', alert: 'Alerta', unknown: 'Sin datos' },
  metrics: {
    cpu_temperature: 'Temperatura de CPU',
    cpu_ram_used: 'RAM',
    cpu_hdd_used: 'Disco',
    cpu_load: 'Carga de CPU',
  },
  noValue: 'Sin datos',
  threshold: 'Umbral: %{value}',
  /** `%{share}`: percent of the threshold. */
  ofThreshold: '%{share} % del umbral (%{threshold})',
  /** `%{share}`: percent of the threshold. */
  meter: '%{value}, el %{share} % del umbral de %{threshold}. %{level}',
  network: 'Red',
  networkLevels: { good: 'Buena', warning: 'Media', alert: 'Mala', unknown: 'Sin datos' },
  bandWidth: 'Ancho de banda',
  latency: 'Latencia',
  lost: 'Paquetes perdidos',
  connection: 'Conexión',
  connections: { ethernet: 'Ethernet', wifi: 'Wifi', lte: 'LTE' },
  issues: 'Incidencias activas',
  noIssues: 'Ninguna',
  issueNames: {
    cpu_temperature: 'Temperatura de CPU',
    cpu_load: 'Carga de CPU',
    cpu_ram: 'Memoria RAM',
    system_time: 'Hora del sistema',
    uptime: 'Tiempo encendido',
    cpu_hdd_used: 'Disco ocupado',
    openhab_serviced: 'Servicio de OpenHAB',
    openhab_api: 'API de OpenHAB',
    ohs_api: 'API de OHS',
    ohs_service: 'Servicio de OHS',
    zwave_controller: 'Controlador Z-Wave',
    assistant_cloud_service: 'Servicio del asistente en la nube',
    vpn_connection: 'Conexión VPN',
    vpn_ip: 'IP de la VPN',
    online: 'Desconectado',
    cpu_ram_used: 'RAM ocupada',
    cpu_hd_used: 'Almacenamiento ocupado',
    cpu_hd_available: 'Almacenamiento disponible',
    cpu_ram_available: 'RAM disponible',
    total_swap: 'Memoria de intercambio total',
    used_swap: 'Memoria de intercambio ocupada',
    total_inodes: 'Inodos totales',
    used_inodes: 'Inodos ocupados',
  },
  update: 'Actualizar software',
  updating: 'Actualizando…',
  untold: 'No se sabe si la actualización sigue en curso. Vuelve a comprobarlo antes de empezar otra.',
  /** `%{versions}`: "AASS 3.8.0 → 3.8.1, …". */
  updates: 'Hay versiones nuevas: %{versions}',
  modules: { aass: 'AASS', system: 'Sistema' },
  /** Title of an update in the tray. */
  operation: 'Actualización de software',
} as const;
