/**
 * Namespace `enums`: the label of each value the services host stores, `enums.<list>.<value>`.
 * A value that is not listed is shown as it came (unknown values must not break a screen).
 */
export const enums = {
  /** PERM-05, PERM-06 (the union of both role lists), PERM-07. */
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
  /** USER-06. */
  user_status: { pending: 'Pendiente', confirmation: 'Confirmado', withdrawn: 'Dado de baja' },
  /** USER-07: a contractor is shown as 'Manager'. */
  user_type: {
    contractor: 'Manager',
    normal: 'Normal',
    owner: 'Propietario',
    staff: 'Personal',
    tech_support: 'Soporte técnico',
    technician: 'Técnico',
  },
  /** PROJ-10, PROJ-11: seven types and HOTEL_ROOM where it is already stored. */
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
  /** ASSET-14. */
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
  /** ASSET-13. */
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
  /** ADET-21, ADET-22. */
  gateway_connection: {
    connected: 'Conectado',
    disconnected: 'Desconectado',
    no_linked_gateway: 'Sin gateway vinculado',
    not_reported: 'No informado',
  },
  /** Language of a user's profile, ISO 639-1 (SHELL-52, USER-06). */
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
