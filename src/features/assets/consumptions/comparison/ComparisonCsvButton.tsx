import type { CsvCell } from '../../../../lib/csv/toCsv';
import { importWithRetry } from '../../../../lib/lazy/importWithRetry';
import { Button } from '../../../../ui/button/Button';
import { useNotifyError } from '../../../../ui/feedback/useNotifyError';
import { useLock } from '../../../../ui/hooks/useLock';
import { Icon } from '../../../../ui/icon/Icon';
import { consumptionTexts } from '../texts';
import { comparisonTexts as texts } from './texts';

/** Downloads the table of a comparison; the file of the host has the own values only. */
export function ComparisonCsvButton({ getRows }: { getRows: () => readonly (readonly CsvCell[])[] }) {
  const { busy, run } = useLock();
  const notifyFailure = useNotifyError();
  const download = async (): Promise<void> => {
    try {
      const { downloadComparison } = await importWithRetry(() => import('./downloadComparison'));
      downloadComparison(getRows());
    } catch (error) {
      notifyFailure(consumptionTexts.download_error, error);
    }
  };
  return (
    <Button
      small
      className="comparison-csv"
      busy={busy}
      title={texts.csvTitle}
      icon={<Icon name="download" size={16} />}
      onClick={() => void run(download)}
    >
      {texts.csv}
    </Button>
  );
}
