import { defineTexts } from '../../../i18n/textTables';

/** Texts of the ticket figures of an asset. Not in `es`: they load with them. */
export const ticketStatisticsTexts = defineTexts('ticketStatisticsTexts', {
  es: {
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
  },
  en: {
    title: 'Tickets, last month',
    received: 'Received',
    closed: 'Closed',
    inProgress: 'In progress',
    revoked: 'Revoked',
    closedTime: 'Avg. closing',
    closedTimeName: 'Average closing time',
    firstResponse: '1st response',
    firstResponseName: 'Average first response time',
    failed: 'The figures could not be loaded.',
    forbidden: 'You do not have permission to view the figures.',
  },
});
