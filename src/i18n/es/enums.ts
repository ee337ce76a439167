/**
 * Namespace `enums`: labels of the values that the services host stores, `enums.<list>.<value>`. An unlisted value shows
 * unchanged, since unknown values must not break a screen.
 */
export const enums = {
  /** Union of both role lists. */
  role: {
    ROLE_ADMIN: 'Administrador',
    ROLE_HOME_AUTOMATION_ADMIN: 'Administrador de domótica',
    ROLE_HOME_AUTOMATION_USER: 'Usuario de domótica',
    ROLE_ALFRED_EXPERT: 'Experto de Alfred',
    ROLE_ALFRED_PRO: 'Profesional de Alfred',
    ROLE_ASSETS_MANAGER_SUPER_ADMIN: 'Superadministrador de la consola',
    ROLE_ASSETS_MANAGER_ADMIN: 'Administrador de la consola',
    ROLE_ASSETS_MANAGER_PROPERTY_MANAGER: 'Gestor de inmuebles',
    ROLE_ASSETS_MANAGER_USER: 'Usuario de la consola',
    ROLE_PUBLIC_API_USER: 'Usuario de la API pública',
    ROLE_USER: 'Inquilino',
  },
  user_status: { pending: 'Pendiente', confirmation: 'Confirmado', withdrawn: 'Dado de baja' },
  /** A contractor shows as 'Manager'. */
  user_type: {
    contractor: 'Manager',
    normal: 'Normal',
    owner: 'Propietario',
    staff: 'Personal',
    tech_support: 'Soporte técnico',
    technician: 'Técnico',
  },
  /** Seven types, and HOTEL_ROOM for records that already have it. */
  project_type: {
    HOME: 'Vivienda',
    HOTEL: 'Hotel',
    OFFICE: 'Oficina',
    PARKING_SLOT: 'Plaza de aparcamiento',
    RENT: 'Alquiler',
    BUILDING: 'Edificio vacacional',
    VACATIONAL_RENTAL: 'Alquiler vacacional',
    HOTEL_ROOM: 'Habitación de hotel',
  },
  intercom_vendor: { dahua: 'Dahua', portalia: 'Portalia' },
  asset_type: {
    BUILDING: 'Edificio',
    HOME: 'Vivienda',
    RENT: 'Alquiler',
    OFFICE: 'Oficina',
    PARKING_SLOT: 'Plaza de aparcamiento',
    NN_DISCOUNT_ALL_PARKINGS: 'Descuento en todos los aparcamientos',
    BLOCKED: 'Bloqueado',
    HOTEL_ROOM: 'Habitación de hotel',
    HOTEL: 'Hotel',
    VACATIONAL_RENTAL: 'Alquiler vacacional',
  },
  street_type: {
    street: 'Calle',
    alleyway: 'Callejón',
    avenue: 'Avenida',
    square: 'Plaza',
    passageway: 'Pasaje',
    ride: 'Paseo',
    road: 'Carretera',
    round: 'Ronda',
  },
  gateway_connection: {
    connected: 'Conectado',
    disconnected: 'Desconectado',
    no_linked_gateway: 'Sin gateway vinculado',
    not_reported: 'No informado',
  },
  /** Language of a user's profile, ISO 639-1. */
  lang: {
    es: 'Español',
    en: 'Inglés',
    ca: 'Catalán',
    eu: 'Euskera',
    gl: 'Gallego',
    pt: 'Portugués',
    fr: 'Francés',
    it: 'Italiano',
    de: 'Alemán',
  },
} as const;
