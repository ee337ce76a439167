import { getLanguage, SOURCE_LANGUAGE } from '../../../src/lib/language/language.ts';

/** Spanish for common resource names, in lower case: singular and plural. */
const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  access: ['acceso', 'accesos'],
  account: ['cuenta', 'cuentas'],
  address: ['dirección', 'direcciones'],
  alarm: ['alarma', 'alarmas'],
  alert: ['alerta', 'alertas'],
  application: ['aplicación', 'aplicaciones'],
  appointment: ['cita', 'citas'],
  area: ['zona', 'zonas'],
  article: ['artículo', 'artículos'],
  asset: ['activo', 'activos'],
  attachment: ['adjunto', 'adjuntos'],
  author: ['autor', 'autores'],
  booking: ['reserva', 'reservas'],
  book: ['libro', 'libros'],
  branch: ['rama', 'ramas'],
  brand: ['marca', 'marcas'],
  building: ['edificio', 'edificios'],
  calendar: ['calendario', 'calendarios'],
  camera: ['cámara', 'cámaras'],
  category: ['categoría', 'categorías'],
  channel: ['canal', 'canales'],
  city: ['ciudad', 'ciudades'],
  client: ['cliente', 'clientes'],
  comment: ['comentario', 'comentarios'],
  company: ['empresa', 'empresas'],
  contact: ['contacto', 'contactos'],
  contract: ['contrato', 'contratos'],
  country: ['país', 'países'],
  customer: ['cliente', 'clientes'],
  database: ['base de datos', 'bases de datos'],
  department: ['departamento', 'departamentos'],
  device: ['dispositivo', 'dispositivos'],
  document: ['documento', 'documentos'],
  domain: ['dominio', 'dominios'],
  door: ['puerta', 'puertas'],
  driver: ['conductor', 'conductores'],
  email: ['correo', 'correos'],
  employee: ['empleado', 'empleados'],
  event: ['evento', 'eventos'],
  file: ['archivo', 'archivos'],
  floor: ['planta', 'plantas'],
  folder: ['carpeta', 'carpetas'],
  gateway: ['pasarela', 'pasarelas'],
  geofence: ['geocerca', 'geocercas'],
  group: ['grupo', 'grupos'],
  guest: ['huésped', 'huéspedes'],
  image: ['imagen', 'imágenes'],
  incident: ['incidencia', 'incidencias'],
  invitation: ['invitación', 'invitaciones'],
  invoice: ['factura', 'facturas'],
  item: ['elemento', 'elementos'],
  job: ['trabajo', 'trabajos'],
  key: ['llave', 'llaves'],
  label: ['etiqueta', 'etiquetas'],
  location: ['ubicación', 'ubicaciones'],
  lock: ['cerradura', 'cerraduras'],
  log: ['registro', 'registros'],
  maintenance: ['mantenimiento', 'mantenimientos'],
  member: ['miembro', 'miembros'],
  message: ['mensaje', 'mensajes'],
  meter: ['contador', 'contadores'],
  model: ['modelo', 'modelos'],
  note: ['nota', 'notas'],
  notification: ['notificación', 'notificaciones'],
  order: ['pedido', 'pedidos'],
  organization: ['organización', 'organizaciones'],
  owner: ['propietario', 'propietarios'],
  page: ['página', 'páginas'],
  payment: ['pago', 'pagos'],
  permission: ['permiso', 'permisos'],
  person: ['persona', 'personas'],
  pet: ['mascota', 'mascotas'],
  photo: ['foto', 'fotos'],
  place: ['lugar', 'lugares'],
  plan: ['plan', 'planes'],
  policy: ['política', 'políticas'],
  position: ['posición', 'posiciones'],
  post: ['publicación', 'publicaciones'],
  product: ['producto', 'productos'],
  project: ['proyecto', 'proyectos'],
  pump: ['bomba', 'bombas'],
  report: ['informe', 'informes'],
  repository: ['repositorio', 'repositorios'],
  reservation: ['reserva', 'reservas'],
  resident: ['residente', 'residentes'],
  role: ['rol', 'roles'],
  room: ['sala', 'salas'],
  rule: ['regla', 'reglas'],
  schedule: ['horario', 'horarios'],
  sensor: ['sensor', 'sensores'],
  server: ['servidor', 'servidores'],
  service: ['servicio', 'servicios'],
  session: ['sesión', 'sesiones'],
  setting: ['ajuste', 'ajustes'],
  site: ['sede', 'sedes'],
  space: ['espacio', 'espacios'],
  specialty: ['especialidad', 'especialidades'],
  station: ['estación', 'estaciones'],
  subscription: ['suscripción', 'suscripciones'],
  supplier: ['proveedor', 'proveedores'],
  tag: ['etiqueta', 'etiquetas'],
  task: ['tarea', 'tareas'],
  team: ['equipo', 'equipos'],
  template: ['plantilla', 'plantillas'],
  tenant: ['inquilino', 'inquilinos'],
  ticket: ['incidencia', 'incidencias'],
  token: ['token', 'tokens'],
  trip: ['viaje', 'viajes'],
  type: ['tipo', 'tipos'],
  unit: ['unidad', 'unidades'],
  user: ['usuario', 'usuarios'],
  vehicle: ['vehículo', 'vehículos'],
  vet: ['veterinario', 'veterinarios'],
  visit: ['visita', 'visitas'],
  visitor: ['visitante', 'visitantes'],
  webhook: ['webhook', 'webhooks'],
  zone: ['zona', 'zonas'],
};

/** Spanish for common member and value names, keyed by their lower-case letters only. */
const OTHERS: Readonly<Record<string, string>> = {
  active: 'Activo',
  age: 'Edad',
  amount: 'Importe',
  approved: 'Aprobado',
  attributes: 'Atributos',
  available: 'Disponible',
  birthdate: 'Fecha de nacimiento',
  body: 'Contenido',
  capacity: 'Capacidad',
  cancelled: 'Cancelado',
  canceled: 'Cancelado',
  closed: 'Cerrado',
  code: 'Código',
  color: 'Color',
  colour: 'Color',
  complete: 'Completo',
  completed: 'Completado',
  content: 'Contenido',
  count: 'Cantidad',
  created: 'Creado',
  createdat: 'Creado',
  creationdate: 'Creado',
  currency: 'Moneda',
  date: 'Fecha',
  delivered: 'Entregado',
  description: 'Descripción',
  disabled: 'Desactivado',
  done: 'Hecho',
  draft: 'Borrador',
  duration: 'Duración',
  emailaddress: 'Correo electrónico',
  email: 'Correo electrónico',
  enabled: 'Activado',
  enddate: 'Fin',
  endtime: 'Fin',
  error: 'Error',
  expiresat: 'Caduca',
  expirationtime: 'Caducidad',
  failed: 'Fallido',
  female: 'Mujer',
  firstname: 'Nombre',
  fullname: 'Nombre completo',
  height: 'Altura',
  high: 'Alta',
  id: 'Id',
  inactive: 'Inactivo',
  installed: 'Instalado',
  installedat: 'Instalado',
  kind: 'Clase',
  language: 'Idioma',
  lastname: 'Apellidos',
  lastupdate: 'Última actualización',
  latitude: 'Latitud',
  length: 'Longitud',
  level: 'Nivel',
  link: 'Enlace',
  longitude: 'Longitud',
  low: 'Baja',
  male: 'Hombre',
  medium: 'Media',
  name: 'Nombre',
  new: 'Nuevo',
  number: 'Número',
  off: 'Apagado',
  offline: 'Sin conexión',
  on: 'Encendido',
  online: 'En línea',
  open: 'Abierto',
  paid: 'Pagado',
  password: 'Contraseña',
  pending: 'Pendiente',
  phone: 'Teléfono',
  phonenumber: 'Teléfono',
  placed: 'Solicitado',
  power: 'Potencia',
  price: 'Precio',
  priority: 'Prioridad',
  private: 'Privado',
  public: 'Público',
  quantity: 'Cantidad',
  rejected: 'Rechazado',
  serial: 'Número de serie',
  serialnumber: 'Número de serie',
  size: 'Tamaño',
  slug: 'Alias',
  sold: 'Vendido',
  source: 'Origen',
  speed: 'Velocidad',
  startdate: 'Inicio',
  starttime: 'Inicio',
  state: 'Estado',
  status: 'Estado',
  street: 'Calle',
  success: 'Correcto',
  summary: 'Resumen',
  surname: 'Apellidos',
  telephone: 'Teléfono',
  text: 'Texto',
  time: 'Hora',
  title: 'Título',
  total: 'Total',
  updated: 'Actualizado',
  updatedat: 'Actualizado',
  url: 'Dirección web',
  username: 'Nombre de usuario',
  value: 'Valor',
  version: 'Versión',
  weight: 'Peso',
  width: 'Anchura',
  zipcode: 'Código postal',
};

export interface Label {
  one: string;
  many: string;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  addresses: 'address',
  statuses: 'status',
};

/** Converts the last word of an English name to singular. */
export function singular(word: string): string {
  const lowerCase = word.toLowerCase();
  const cached = IRREGULAR[lowerCase];
  if (cached !== undefined) return cached;
  if (lowerCase.endsWith('ies') && lowerCase.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(lowerCase)) return word.slice(0, -2);
  return /[^s]s$/.test(lowerCase) && !/(?:us|is)$/.test(lowerCase) ? word.slice(0, -1) : word;
}

/** Splits `parkingSpaces`, `parking_spaces`, `parking-spaces` into lower-case words. */
export const splitWords = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()
    .split(' ');

/** Joins the words of a name, so that spellings compare equal: `pump_id`, `pumpId`. */
export const plainName = (name: string): string => splitWords(name).join('');

const humanize = (name: string): string => capital(splitWords(name).join(' ')) || name;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** True if the drafts are Spanish (`--language`); drafts of another language have readable names of the file. */
const isSpanish = (): boolean => getLanguage() === SOURCE_LANGUAGE;

/** Texts of drafts that no name of the file gives. */
const DRAFT_TEXTS = {
  data: { es: 'Datos', en: 'Data' },
  create: { es: 'Crear', en: 'Create' },
};

/** Returns a text of a draft in the language of the drafts: Spanish, else English. */
export const draftText = (key: keyof typeof DRAFT_TEXTS): string =>
  DRAFT_TEXTS[key][isSpanish() ? 'es' : 'en'];

/** Returns the label of records: Spanish for known words, else a readable form of the name. */
export function recordsLabel(noun: string): Label {
  const words = splitWords(noun);
  const last = singular(words.at(-1) ?? noun);
  const cached = words.length === 1 && isSpanish() ? spanishNoun(last) : undefined;
  if (cached) return { one: cached[0], many: capital(cached[1]) };
  return { one: [...words.slice(0, -1), last].join(' '), many: humanize(noun) };
}

/** Returns the label of a member or value: Spanish for known words, else a readable form of the name. */
export function nameLabel(name: string): string {
  const words = splitWords(name).filter(
    (word, index, all) => index === 0 || index < all.length - 1 || word !== 'id',
  );
  const cached = isSpanish() ? ownValue(OTHERS, words.join('')) : undefined;
  if (cached !== undefined) return cached;
  const last = words.at(-1) ?? '';
  const noun = words.length === 1 && isSpanish() ? spanishNoun(singular(last)) : undefined;
  if (noun) return capital(singular(last) === last ? noun[0] : noun[1]);
  return capital(words.join(' ')) || name;
}

const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
const spanishNoun = (word: string): readonly [string, string] | undefined => ownValue(NOUNS, word);

/** Returns the name of a field for a member: `Nº de serie` → `N_de_serie`; '' if the member has no letter. */
export const toFieldName = (member: string): string =>
  /^[a-zA-Z_$][\w$-]*$/.test(member)
    ? member
    : member
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[^\w$-]+/g, '_')
        .replaceAll(/^[\d_-]+|_+$/g, '');
