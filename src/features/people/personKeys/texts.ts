import { defineTexts } from '../../../i18n/textTables';

/** Texts of the keys of a person. */
export const personKeysTexts = defineTexts('personKeysTexts', {
  es: {
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
    held_back:
      'No se ha desvinculado: queda algo que abre en esta vivienda. Así se puede volver a encontrar.',
    not_revoked: 'No se ha podido revocar la llave',
  },
  en: {
    kinds: {
      home: 'Linked home',
      stay: 'Stay with their email',
      visit: 'Office invitation to their email',
      invitation: 'Invitation they created',
      qr: 'QR access they created',
    },
    states: {
      ACTIVE: 'Active',
      PENDING: 'Pending',
      EXPIRED: 'Expired',
      REVOKED: 'Revoked',
      UNKNOWN: 'Not reported',
    },
    table: 'Keys of %{name}',
    what: 'What it is',
    where: 'Where',
    validity: 'Validity',
    state: 'Status',
    actions: 'Actions',
    always: 'No end date',
    none: 'No key has been found yet',
    none_text: 'This user has no linked homes. Search the buildings to see their stays and invitations.',
    search: 'Search %{smart_count} place |||| Search %{smart_count} places',
    search_buildings: 'Search homes and buildings',
    searching: 'Searching…',
    failed: 'Search again where it failed',
    looked: 'Searched %{done} of %{total} places, including homes, hotels and offices.',
    not_looked: 'Linked homes are always shown. Other keys are searched for place by place, ten at a time.',
    all_looked: 'All of them have been searched.',
    not_read: 'Could not search: %{places}.',
    cut: 'These have more than can be read, so some may be missing: %{places}.',
    places_failed: 'The buildings could not be loaded',
    places_cut: 'There are more buildings than can be searched from here.',
    no_email: 'This user has no email, and stays and office invitations are recognised by it.',
    refused: {
      stay: 'Stays are not searched: you do not have permission to view them.',
      visit: 'Office invitations are not searched: you do not have permission to view accesses.',
      invitation: 'Home invitations are not searched: you cannot view them.',
      qr: 'QR accesses are not searched: you do not have the permissions to view them.',
    },
    unlisted: 'What the services do not report',
    unlisted_points: [
      'NFC cards: they belong to the stay, not to the person. They are cancelled with it, if it has the person’s email.',
      'Door passwords: they belong to the door. They are changed in the accesses of the home.',
      'Invitations and QR accesses for homes that are no longer linked to them: it is not known which ones they were.',
      'Invitations and QR accesses that someone else has passed on to them: only who created them is recorded.',
    ],
    revoke: 'Revoke',
    revoke_one: 'Revoke %{what}',
    revoke_all: 'Revoke the %{smart_count} that open',
    revoke_title: 'Revoke keys',
    revoke_text:
      'This key of %{name} will stop opening. This cannot be undone. |||| These %{smart_count} keys of %{name} will stop opening. This cannot be undone.',
    home_note: 'Unlinking a home removes their access to it in the application.',
    stay_note:
      'Revoking a stay means checking it out: the cards and keys of the other people in the stay will stop opening too.',
    not_searched_note: 'Only the ones shown are revoked: some places have not been searched.',
    home_last:
      'Anything they created for a home keeps opening once the home is no longer linked to them, and it cannot be found again: find it and revoke it first.',
    held_back: 'Not unlinked: something still opens in this home. This way it can be found again.',
    not_revoked: 'Could not revoke the key',
  },
});
