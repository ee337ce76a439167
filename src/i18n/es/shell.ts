/** Texts of the layout of every screen: top bar, menus, dialogs, notifications, empty and error states. */
export const shellTexts = {
  skip: 'Saltar al contenido',
  loading: 'Cargando…',
  offline: 'Sin conexión. Lo que ves puede no estar al día y los cambios no se guardarán.',
  header: {
    home: '%{name}, ir al inicio',
    account: 'Cuenta de %{name}',
    openMenu: 'Abrir el menú',
  },
  menu: {
    title: 'Menú',
    main: 'Menú principal',
    collapse: 'Contraer el menú',
    expand: 'Desplegar el menú',
    loading: 'Cargando el menú…',
    filter: 'Filtrar el menú',
    none: 'Ninguna entrada coincide',
    found: 'Entradas que coinciden: %{count}',
    more: 'Y %{count} más: escribe algo más del nombre',
  },
  account: {
    news: 'Novedades',
    signOut: 'Cerrar sesión',
    messages: 'Mensajes recientes',
    newTab: '(se abre en otra pestaña)',
    theme: 'Tema',
    shortcuts: 'Atajos de teclado',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  },
  signOut: {
    title: '¿Seguro que quieres salir?',
    text: 'Se cerrará tu sesión en este navegador.',
    unsaved: 'Se perderá lo que has escrito y no has guardado.',
    unsavedElsewhere: 'En otra pestaña hay datos escritos y sin guardar: también se perderán.',
    running: 'Hay operaciones en curso: lo que no haya empezado no se hará.',
    confirm: 'Cerrar sesión',
    busy: 'Cerrando sesión…',
  },
  footer: {
    poweredBy: 'Desarrollado por %{provider}',
    /** Used if the installation sets no time zone. */
    ownClock: 'Fechas y horas según el reloj de este equipo (%{zone})',
  },
  dialog: {
    cancel: 'Cancelar',
    close: 'Cerrar',
    understood: 'Entendido',
  },
  notifications: {
    region: 'Avisos',
    close: 'Cerrar el aviso',
    undo: 'Deshacer',
    undo_key: 'Deshacer lo último, mientras se ofrece',
    success: 'Hecho:',
    info: 'Información:',
    warning: 'Atención:',
    error: 'Error:',
    storage:
      'El navegador no permite guardar datos: la sesión termina si recargas la página, y tus preferencias no se guardarán.',
  },
  messages: {
    title: 'Mensajes recientes',
    empty: 'Todavía no hay mensajes.',
    copy: 'Copiar',
    copyOne: 'Copiar el mensaje de las %{time}',
    copyAll: 'Copiar todos',
    copied: 'Copiado',
    notCopied: 'No se ha podido copiar',
  },
  states: {
    strangePicture:
      'No se carga la imagen: %{host} no está entre los sitios de imágenes de la configuración.',
    empty: 'No hay nada que mostrar',
    errorTitle: 'No se ha podido cargar',
    errorText: 'Comprueba tu conexión e inténtalo de nuevo.',
    retry: 'Reintentar',
    retrying: 'Reintentando…',
    code: 'Código %{code}',
    notFoundTitle: 'No existe o no tienes acceso',
    notFoundText:
      'Puede que la dirección no sea correcta, que se haya eliminado o que tu usuario no pueda verlo.',
    noAccessTitle: 'No tienes acceso a esta sección',
    noAccessText:
      'Tu usuario no tiene permisos para verla. Si lo necesitas, pídelo a quien administra tu empresa.',
    back: 'Volver al inicio',
  },
} as const;

export const shell = { shell: shellTexts };
