import { preloadTimeChart } from '../../../charts/lazyCharts';
import { consumptionTexts as texts } from './texts';
import { EmptyState, Skeletons } from '../../../ui/feedback/states';
import { Icon } from '../../../ui/icon/Icon';
import { QueryError } from '../../../ui/feedback/QueryError';
import type { TabExtensionProps } from '../../../extensions/types';
import { ConsumptionChart } from './ConsumptionChart';
import type { ConsumptionsOptions } from './options';
import { useSensors } from './useSensors';
import { globalTexts } from '../../../i18n/messages/global';
import './consumptions.css';

// Preload with this code: a chart will follow.
preloadTimeChart();

/** Chart of an asset's sensor values. */
export default function Consumptions({ record, resource, options }: TabExtensionProps<ConsumptionsOptions>) {
  const assetId = String(record.id);
  const { data: sensors, error, refetch } = useSensors(assetId);
  if (error) return <QueryError text={texts.sensors_error} error={error} onRetry={refetch} />;
  if (!sensors) return <Skeletons lines={6} height={22} />;
  if (sensors.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="gauge" size={24} />}
        title={globalTexts.there_are_not_sensors}
        text={texts.no_sensors_text}
      />
    );
  }
  return (
    <ConsumptionChart key={assetId} record={record} resource={resource} options={options} sensors={sensors} />
  );
}
