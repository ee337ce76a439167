/** Texts of the academy. */
export const academyTexts = {
  title: 'Academy',
  products: 'Productos',
  videos: 'Vídeos',
  name: 'Producto',
  kind: 'Tipo',
  sku: 'SKU',
  key: 'Clave',
  document: 'Documento',
  open: 'Abrir el documento',
  sensor: 'Sensor',
  plug: 'Enchufe',
  gateway: 'Gateway',
  no_products: 'Todavía no hay productos',
  no_video: 'Todavía no hay ningún vídeo',
  not_set_text: 'Quien instala la consola los indica en config.json.',
  video_title: 'Vídeo de formación',
} as const;
