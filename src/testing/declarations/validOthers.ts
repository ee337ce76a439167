/** A resource that is only shown in tabs of cars. */
export const validSeats = {
  name: 'seats',
  label: 'Asientos',
  recordRepresentation: 'row',
  api: {
    getList: { path: '/cars/{id}/seats' },
    getOne: { path: '/seats/{id}' },
    create: { path: '/cars/{parent.id}/seats', body: { row: '{row}', car: '{parent.code}' } },
    update: { path: '/seats/{id}' },
  },
  messages: { durationSeconds: 5 },
  fields: { row: { type: 'text', visibleWhen: { field: 'parent.state', equals: 'ON' } } },
  create: { presentation: 'drawer', fields: ['row'] },
  edit: { presentation: 'drawer', fields: ['row'] },
};

export const validPeople = {
  name: 'people',
  label: 'Personas',
  recordRepresentation: 'name',
  api: { path: '/people' },
  fields: { name: { type: 'text' }, company: { type: 'text' } },
  list: { columns: ['name'] },
  actions: {
    dismiss: { label: 'Despedir', call: { method: 'POST', path: '/cars/{parent.id}/drivers/{id}' } },
  },
};
