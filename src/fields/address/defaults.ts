/** What addresses in lists read. */
export const defaults = {
  parts: ['street_type', 'street_name', 'block_number', 'apartment', 'city', 'state', 'country'],
};
