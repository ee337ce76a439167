import { definePart } from '../../../parts/definePart';
import type { options } from './options';

export default definePart<typeof options>({
  kind: 'dialog',
  id: 'csv-import',
  loader: () => import('./CsvImport'),
});
