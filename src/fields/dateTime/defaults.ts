export const defaults = { future: false };
