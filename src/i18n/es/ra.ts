/**
 * Spanish texts of react-admin's core (namespace `ra`): those that ra-core uses, which a test compares with its sources, and
 * those of the react-admin inputs in forms. Texts of its other widgets are omitted.
 */
export const ra = {
  action: {
    add: 'Añadir',
    cancel: 'Cancelar',
    clear_array_input: 'Vaciar la lista',
    clear_input_value: 'Borrar el valor',
    close: 'Cerrar',
    confirm: 'Confirmar',
    create: 'Crear',
    delete: 'Eliminar',
    move_down: 'Bajar',
    move_up: 'Subir',
    refresh: 'Actualizar los datos',
    remove: 'Quitar',
    save: 'Guardar',
    undo: 'Deshacer',
    update: 'Actualizar',
  },
  auth: { auth_check_error: 'Inicia sesión para continuar' },
  input: {
    references: {
      all_missing: 'No se ha encontrado ninguna de las referencias.',
      many_missing: 'Al menos una de las referencias asociadas parece ya no estar disponible.',
      single_missing: 'La referencia asociada parece ya no estar disponible.',
    },
  },
  message: {
    clear_array_input: '¿Seguro que quieres vaciar toda la lista?',
    delete_content: '¿Seguro que quieres eliminar este elemento (%{name})?',
    delete_title: 'Eliminar %{name} %{recordRepresentation}',
    invalid_form: 'El formulario contiene errores. Revisa los campos marcados.',
    select_all_limit_reached:
      'Hay demasiados elementos para seleccionarlos todos. Solo se han seleccionado los primeros %{max}.',
    unsaved_changes: 'Hay cambios sin guardar. ¿Seguro que quieres descartarlos?',
    update_content: '¿Seguro que quieres modificar este elemento (%{name})?',
    update_title: 'Modificar %{name} %{recordRepresentation}',
  },
  navigation: {
    next: 'Ir a la página siguiente',
    page: 'Ir a la página %{page}',
    page_range_info: '%{offsetBegin}-%{offsetEnd} de %{total}',
    previous: 'Ir a la página anterior',
  },
  notification: {
    created: 'Elemento creado',
    data_provider_error: 'Se ha producido un error al tratar los datos.',
    deleted: 'Elemento eliminado |||| %{smart_count} elementos eliminados',
    http_error: 'Error de comunicación con el servidor',
    i18n_error: 'No se han podido cargar los textos del idioma indicado',
    item_doesnt_exist: 'El elemento no existe',
    logged_out: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
    not_authorized: 'No tienes permisos para acceder a este recurso.',
    offline: 'No hay conexión. No se han podido obtener los datos.',
    updated: 'Elemento actualizado |||| %{smart_count} elementos actualizados',
  },
  page: {
    create: 'Crear %{name}',
    edit: '%{name} %{recordRepresentation}',
    list: '%{name}',
    show: '%{name} %{recordRepresentation}',
  },
  validation: {
    email: 'Debe ser un correo electrónico válido',
    maxLength: 'Debe tener %{max} caracteres como máximo',
    maxValue: 'Debe ser %{max} o menos',
    minLength: 'Debe tener al menos %{min} caracteres',
    minValue: 'Debe ser %{min} como mínimo',
    number: 'Debe ser un número',
    oneOf: 'Debe ser uno de los siguientes valores: %{options}',
    regex: 'Debe tener un formato determinado (expresión regular): %{pattern}',
    required: 'Este campo es obligatorio',
    unique: 'Este valor ya existe',
  },
};
