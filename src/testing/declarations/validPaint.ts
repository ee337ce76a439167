/** Choices of which a whole body is written. */
export const extrasField = {
  type: 'enum',
  multiple: true,
  path: '/shops/{plate}/extras',
  responsePath: 'data.shops[].extras[]',
  value: '{$outer.id} {id}',
  display: '{name}',
  writeAs: { extra: '{id}', shop: '{$outer.id}' },
  optionFilter: { field: 'stock', notEquals: 0 },
};

/** An action that begins with a record of its own, and sends one of several calls. */
export const repaintAction = {
  label: 'Pintar',
  form: {
    load: {
      call: { method: 'GET', path: '/cars/{id}/paint' },
      notFoundStatuses: [404],
      error: 'Sin pintura',
    },
    fields: {
      colour: {
        type: 'text',
        counter: true,
        draftable: false,
        scan: 'whole',
        visibleWhen: { field: '$loaded', empty: false },
      },
    },
  },
  callVariants: [
    {
      when: {
        all: [
          { field: '$loaded.colour', empty: false },
          { field: 'form.colour', empty: true },
        ],
      },
      call: { method: 'DELETE', path: '/cars/{id}/paint/{$loaded.id}' },
      outcomes: [
        { on: 404, treatAs: 'success', success: 'Sin pintura', when: { field: '$loaded', empty: false } },
      ],
    },
    { call: { method: 'PUT', path: '/cars/{id}/paint', body: { colour: '{form.colour}' } } },
  ],
};
