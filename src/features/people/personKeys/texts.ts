/** Texts of the keys of a person. */
export const personKeysTexts = {
  kinds: {
    home: 'Vivienda vinculada',
    stay: 'Estancia con su correo',
    visit: 'Invitación de oficina a su correo',
    invitation: 'Invitación que ha creado',
    qr: 'Acceso QR que ha creado',
  },
  states: {
    ACTIVE: 'Activa',
    PENDING: 'Pendiente',
    EXPIRED: 'Caducada',
    REVOKED: 'Revocada',
    UNKNOWN: 'Sin informar',
  },
  table: 'Llaves de %{name}',
  what: 'Qué es',
  where: 'Dónde',
  validity: 'Validez',
  state: 'Estado',
  actions: 'Acciones',
  always: 'Sin fecha de fin',
  none: 'Todavía no se ha encontrado ninguna llave',
  none_text:
    'Este usuario no tiene viviendas vinculadas. Busca en los edificios para ver sus estancias e invitaciones.',
  search: 'Buscar en %{smart_count} sitio |||| Buscar en %{smart_count} sitios',
  search_buildings: 'Buscar en viviendas y edificios',
  searching: 'Buscando…',
  failed: 'Volver a mirar en los que han fallado',
  /** How far it has come; homes and buildings are counted together. */
  looked: 'Se ha mirado en %{done} de %{total} sitios, entre viviendas, hoteles y oficinas.',
  not_looked:
    'Las viviendas vinculadas se ven siempre. Las demás llaves se buscan sitio por sitio, de diez en diez.',
  all_looked: 'Se ha mirado en todos.',
  not_read: 'No se ha podido mirar en: %{places}.',
  cut: 'Tienen más de las que se pueden leer, y puede faltar alguna: %{places}.',
  places_failed: 'No se han podido cargar los edificios',
  places_cut: 'Hay más edificios de los que se pueden mirar desde aquí.',
  no_email:
    'Este usuario no tiene correo, y las estancias y las invitaciones de oficina se reconocen por él.',
  refused: {
    stay: 'Las estancias no se buscan: tu usuario no tiene permiso para verlas.',
    visit: 'Las invitaciones de oficina no se buscan: tu usuario no tiene permiso para ver los accesos.',
    invitation: 'Las invitaciones de las viviendas no se buscan: tu usuario no puede verlas.',
    qr: 'Los accesos QR no se buscan: tu usuario no tiene los permisos para verlos.',
  },
  unlisted: 'Lo que los servicios no dicen',
  unlisted_points: [
    'Tarjetas NFC: van con la estancia y no con la persona. Se anulan con ella, si figura su correo.',
    'Contraseñas de puertas: son de la puerta. Se cambian en los accesos de la vivienda.',
    'Invitaciones y accesos QR de viviendas que ya no tiene vinculadas: no se sabe cuáles fueron.',
    'Invitaciones y accesos QR que le haya pasado otra persona: solo consta quién los creó.',
  ],
  revoke: 'Revocar',
  revoke_one: 'Revocar %{what}',
  revoke_all: 'Revocar las %{smart_count} que abren',
  revoke_title: 'Revocar llaves',
  revoke_text:
    'Esta llave de %{name} dejará de abrir. No se puede deshacer. |||| Estas %{smart_count} llaves de %{name} dejarán de abrir. No se puede deshacer.',
  home_note: 'Desvincular una vivienda le quita el acceso a ella en la aplicación.',
  stay_note:
    'Revocar una estancia es hacer su check-out: tampoco abren ya las tarjetas ni las llaves de las demás personas de la estancia.',
  not_searched_note: 'Solo se revocan las que se ven: queda sin mirar en parte de los sitios.',
  /** Shown for homes whose keys are not all known, or are not revoked with the link. */
  home_last:
    'Lo que haya creado para una vivienda sigue abriendo cuando ya no la tiene vinculada, y no se vuelve a encontrar: búscalo y revócalo antes.',
  held_back: 'No se ha desvinculado: queda algo que abre en esta vivienda. Así se puede volver a encontrar.',
  not_revoked: 'No se ha podido revocar la llave',
} as const;
