const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (value: unknown): string =>
  String(value).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
