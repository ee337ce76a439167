/** Texts of the ticket figures of an asset. Not in `es`: they load with them. */
export const ticketStatisticsTexts = {
  title: 'Incidencias, último mes',
  received: 'Recibidas',
  closed: 'Cerradas',
  inProgress: 'En curso',
  revoked: 'Revocadas',
  closedTime: 'Cierre medio',
  closedTimeName: 'Tiempo medio de cierre',
  firstResponse: '1.ª respuesta',
  firstResponseName: 'Tiempo medio de primera respuesta',
  failed: 'No se han podido cargar las cifras.',
  forbidden: 'Tu usuario no tiene permiso para ver las cifras.',
} as const;
