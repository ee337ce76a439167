import { DivIcon } from 'leaflet';
import { formatNumber } from '../../../lib/formatNumber';
import type { ToneCount } from './clusterIndex';
import type { MarkerState, MarkerTone } from './markerState';

/** Sizes in px: large enough for a finger. */
const MARKER_SIZE = 32;
const CLUSTER_SIZE = 44;

/** Creates the element of a tone: the mark of a state tag. */
function createMark(tone: MarkerTone): HTMLElement {
  const mark = document.createElement('span');
  mark.className = `tag with-dot ${tone}`;
  return mark;
}

/** Creates the icon of a record. */
export const createMarkerIcon = (state: MarkerState | undefined): DivIcon =>
  new DivIcon({
    className: 'map-marker',
    html: createMark(state?.tone ?? 'info'),
    iconSize: [MARKER_SIZE, MARKER_SIZE],
  });

/**
 * Creates the icon of a cluster: the number of its records in a ring with the share of each tone, and the mark of danger if that is
 * the tone of one. Other numbers on the map would be taken for numbers of records.
 */
export function createClusterIcon(size: number, tones: readonly ToneCount[]): DivIcon {
  const cluster = document.createElement('div');
  const count = document.createElement('span');
  count.className = 'map-cluster-count';
  count.textContent = formatNumber(size) ?? '';
  const tone = tones[0]?.tone ?? 'neutral';
  cluster.append(count, ...(tone === 'danger' ? [createMark(tone)] : []));
  if (tone !== 'neutral') cluster.style.setProperty('--ring', toConicGradient(size, tones));
  return new DivIcon({ className: 'map-cluster', html: cluster, iconSize: [CLUSTER_SIZE, CLUSTER_SIZE] });
}

/** Returns the colours of the ring, each as long as the share of its tone. */
function toConicGradient(size: number, tones: readonly ToneCount[]): string {
  let from = 0;
  const stops = tones.map(({ tone, count }) => {
    const until = from + (count / size) * 360;
    const stop = `var(--of-${tone}) ${from}deg ${until}deg`;
    from = until;
    return stop;
  });
  return `conic-gradient(${stops.join(', ')})`;
}
