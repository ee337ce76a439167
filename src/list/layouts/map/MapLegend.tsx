import { Tag } from '../../../ui/text/Tag';
import { mapTexts } from './mapTexts';
import type { MarkerStates } from './markerState';

/** Meaning of the colours and forms of markers. */
export function MapLegend({ title, legend }: Pick<MarkerStates, 'title' | 'legend'>) {
  if (legend.length === 0) return null;
  return (
    <div className="map-legend" role="group" aria-label={mapTexts.legend}>
      <span>{title}</span>
      <ul>
        {legend.map(({ tone, label }) => (
          <li key={label}>
            <Tag dot tone={tone}>
              {label}
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
