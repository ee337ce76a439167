const prefixes: ('https://' | 'http://' | 'tel:' | 'mailto:')[] = ['https://'];

export const defaults = { prefixes };
