/**
 * Namespace `global`, the default one: keys without a dot are looked up here. The requirements define the keys, kept
 * unchanged; each key has one text.
 */
export const globalTexts = {
  // Placeholder of a missing value.
  not_reported: 'No informado',
  not_assigned: 'Sin asignar',
  without_type: 'Sin tipo',
  without_alias: 'Sin alias',
  unknown: 'Desconocido',
  unknown_user: 'Usuario desconocido',
  pending: 'Pendiente',
  no_results: 'No hay resultados',
  no_data: 'No hay datos',
  anonymous_user: 'Usuario anónimo',
  coming_soon: 'Próximamente',
  forbidden_entry_project: 'Este tipo de proyecto no permite gestionar accesos',
  enabled: 'Activado',
  disabled: 'Desactivado',
  yes: 'Sí',
  no: 'No',

  // Fields.
  field_required: 'Este campo es obligatorio',
  required_field: 'Campo obligatorio',
  not_equal: 'No coincide',
  numeric_value: 'Debe ser un valor numérico',
  email_not_valid: 'El correo electrónico no es válido',
  emails_not_valid:
    'No es un correo electrónico válido: %{addresses} |||| No son correos electrónicos válidos: %{addresses}',
  telephone_not_valid: 'El teléfono solo puede contener cifras, espacios y los símbolos +, * y #',
  passwords_do_not_match: 'Las contraseñas no coinciden',
  change_required: 'Selecciona un estado para hacer el cambio',
  min_greater_than_max: 'El valor mínimo no puede ser mayor que el máximo',
  invalid_color: 'El color debe tener el formato #RRGGBB o #RRGGBBAA',
  characters_left: 'Queda %{smart_count} carácter |||| Quedan %{smart_count} caracteres',
  characters_typed: '%{smart_count} carácter |||| %{smart_count} caracteres',
  min_characters: 'Escribe al menos %{smart_count} carácter |||| Escribe al menos %{smart_count} caracteres',

  // Files.
  file_required: 'Selecciona al menos un archivo',
  file_type_error: 'Formato de archivo no válido. Formatos admitidos: %{formats}',
  file_empty_error: 'El archivo «%{name}» está vacío',
  file_size_error: 'El archivo «%{name}» supera el tamaño máximo de %{limit}',
  file_encoding_error: 'El archivo debe ser un CSV codificado en UTF-8',
  image_pixels_error: 'La imagen tiene demasiados píxeles',
  download_error: 'No se ha podido descargar el archivo',

  // Outcomes used by several screens.
  general_error: 'Se ha producido un error. Inténtalo de nuevo más tarde.',
  error: 'Se ha producido un error',
  ERROR: 'Se ha producido un error en la búsqueda',
  EDIT_ERROR: 'No se han podido guardar los cambios',
  submit_error: 'No se han podido guardar los datos',
  add_error: 'No se ha podido añadir',
  created_correctly: 'Se ha creado correctamente',
  created_error: 'No se ha podido crear',
  deleted_correctly: 'Se ha eliminado correctamente',
  delete_error_message: 'No se ha podido eliminar',
  successfully_edit: 'Los cambios se han guardado correctamente',
  unsuccessfully_edit: 'No se han podido cargar o guardar los datos',
  successfully_updated: 'Se ha actualizado correctamente',
  successfully_added: 'Se ha añadido correctamente',
  sent_successfully: 'Se ha enviado correctamente',
  undone: 'Se ha deshecho',
  link_correctly: 'Se ha vinculado correctamente',
  unlinked_correctly: 'Se ha desvinculado correctamente',
  customization_published: 'La personalización se ha publicado',
  update_loading_data_error: 'No se han podido cargar los datos para la edición',
  copied: 'Copiado',
  load_error: 'No se han podido cargar los datos',
  list_empty: 'Todavía no hay nada aquí',
  list_error: 'No se ha podido cargar la lista',
  action_not_declared: 'Esta acción no está declarada',
  select_all_error: 'No se han podido seleccionar todos los resultados',
  deleted: 'Eliminado correctamente',
  no_permission: 'Tu usuario no tiene permiso para hacerlo',
  no_permission_delete: 'Tu usuario no tiene permiso para eliminar',

  // Profile and session.
  current_user_error: 'No se han podido obtener los datos del usuario actual',
  leave_confirmation: '¿Seguro que quieres salir?',

  // Clients.
  clients_list_error: 'No se ha podido cargar la lista de empresas',
  create_client_error: 'No se ha podido crear la empresa',
  create_client_error_message: 'No se ha podido crear la empresa',
  client_created: 'La empresa se ha creado correctamente',
  total_users_error: 'No se ha podido cargar el total de usuarios',
  accesses_client_error: 'No se ha podido cargar la lista de empresas de los accesos',
  accesses_project_error: 'No se ha podido cargar la lista de proyectos de los accesos',

  // Users.
  deleted_user: 'El usuario se ha eliminado',
  send_notification_error: 'No se ha podido enviar la notificación',
  invitation_sent: 'La invitación se ha enviado',
  invitation_error: 'No se ha podido enviar la invitación',
  grant_new_user: 'Dar acceso a un nuevo usuario',
  grant_new_asset: 'Dar acceso a un nuevo activo',
  tenants_preview_error: 'No se ha podido leer la lista de inquilinos',
  tenants_send_error: 'No se ha podido enviar la lista de inquilinos',
  tenants_sent: 'La lista de inquilinos se ha enviado',

  // Projects.
  project_notification_error: 'No se ha podido enviar la notificación al proyecto',
  _PROJECT_ASSETS_SELECT_ALL_ASSETS_ERROR: 'No se han podido seleccionar todos los activos',

  // Assets.
  asset_data_error: 'No se han podido obtener los datos del activo',
  asset_created: 'El activo se ha creado correctamente',
  asset_register_error: 'No se ha podido registrar el activo',
  asset_deleted: 'El activo se ha eliminado correctamente',
  asset_delete_error: 'No se ha podido eliminar el activo',
  asset_has_users: 'El activo tiene usuarios vinculados. Desvincúlalos antes de eliminarlo.',
  asset_has_gateways: 'El activo tiene gateways vinculados. Desvincúlalos antes de eliminarlo.',
  blocked: 'Bloqueado',
  qid_not_valid: 'El QID no es válido',
  qid_already_used: 'El QID ya está en uso',
  qid_not_found: 'No se ha encontrado el QID',
  did_not_valid: 'El DID no es válido',
  did_not_found: 'No se ha encontrado el DID',
  did_duplicated: 'Ya existe un activo con este DID',
  qr_format_error: 'El código «%{value}» no tiene un formato válido',
  community_exists: 'Ya existe un edificio con ese nombre',

  // Gateways.
  gateway_unlinked: 'Gateway sin vincular',
  link_gateway_to_start: 'Vincula un gateway para empezar',
  enter_qid: 'Introduce el QID',
  no_camera: 'No hay ninguna cámara disponible',
  assign_gateway_success: 'El gateway se ha vinculado correctamente',
  assign_gateway_error: 'No se ha podido vincular el gateway',
  assign_gateway_conflict: 'El activo ya está vinculado a otro gateway',
  unassign_gateway_success: 'El gateway se ha desvinculado correctamente',
  unassign_gateway_error: 'No se ha podido desvincular el gateway',
  gateways_list_error: 'No se ha podido cargar la lista de gateways',
  _GATEWAY_UPDATE_MODULE_VERSION_ERROR: 'No se ha podido actualizar el gateway',
  _GATEWAY_STATUS_DETAIL_CHECK_UPDATE_STATE_ERROR:
    'No se ha podido comprobar el estado de la actualización del gateway',

  // Consumptions.
  SELECT_A_SENSOR: 'Selecciona un sensor',
  there_are_not_sensors: 'No hay sensores',

  // Devices.
  _DEVICES_LIST_ERROR_MESSAGE: 'No se ha podido cargar la lista de dispositivos',
  _CREATE_DEVICE_WITHOUT_GATEWAY_DRAWER_DEVICES_TYPES_ERROR_MESSAGE:
    'No se han podido cargar los tipos de dispositivo',
  _CREATE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE: 'El dispositivo se ha creado correctamente',
  _CREATE_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE: 'No se ha podido crear el dispositivo',
  _CREATE_DEVICE_WITHOUT_GATEWAY_ERROR_422_MESSAGE: 'Los datos del dispositivo nuevo no son válidos',
  _GET_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE: 'No se ha podido cargar el dispositivo',
  _UPDATE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE: 'El dispositivo se ha modificado correctamente',
  _UPDATE_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE: 'No se ha podido modificar el dispositivo',
  _UPDATE_DEVICE_WITHOUT_GATEWAY_ERROR_404_MESSAGE: 'El dispositivo que quieres modificar no existe',
  _UPDATE_DEVICE_WITHOUT_GATEWAY_ERROR_422_MESSAGE: 'Los datos modificados del dispositivo no son válidos',
  _DELETE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE: 'El dispositivo se ha eliminado correctamente',
  _DELETE_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE: 'No se ha podido eliminar el dispositivo',
  _DELETE_DEVICE_WITHOUT_GATEWAY_ERROR_404_MESSAGE: 'El dispositivo que quieres eliminar no existe',
  _ENABLED_DEVICE_SUCCESS_MESSAGE: 'El dispositivo se ha activado',
  _ENABLED_DEVICE_ERROR_MESSAGE: 'No se ha podido activar el dispositivo',
  _DISABLED_DEVICE_SUCCESS_MESSAGE: 'El dispositivo se ha desactivado',
  _DISABLED_DEVICE_ERROR_MESSAGE: 'No se ha podido desactivar el dispositivo',

  // Support tickets.
  status_changed: 'El estado se ha cambiado',
  tickets_download_error: 'No se han podido descargar los tickets',
} as const;
