/** Address members that lists show. */
export const defaults = {
  parts: ['street_type', 'street_name', 'block_number', 'apartment', 'city', 'state', 'country'],
};
