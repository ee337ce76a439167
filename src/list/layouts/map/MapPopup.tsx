import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Popup, type Map as LeafletMap } from 'leaflet';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { interpolateText } from '../../../i18n/interpolateText';
import { mapTexts } from './mapTexts';

/** Width in px; content that loads later does not move the popup. */
const POPUP_WIDTH = 264;

interface MapPopupProps {
  map: LeafletMap;
  /** Degrees. */
  latitude: number;
  longitude: number;
  title: string;
  /** Called when it closes: by its button, Escape, or a press beside it. Must be stable. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Creates the element that Leaflet shows. A press in it is none of the map: Leaflet looks for the popup among the parents of
 * the pressed element, and a list entry has none any more once its record is shown.
 */
function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.addEventListener('click', (event) => event.stopPropagation());
  return container;
}

/** A dialog above a place of the map. It gets the focus. */
export function MapPopup({ map, latitude, longitude, title, onClose, children }: MapPopupProps) {
  const [container] = useState(createContainer);
  const dialogRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popup = new Popup({
      closeButton: false,
      closeOnEscapeKey: false,
      minWidth: POPUP_WIDTH,
      maxWidth: POPUP_WIDTH,
      offset: [0, -8],
      autoPanPadding: [12, 12],
    })
      .setLatLng([latitude, longitude])
      .setContent(container)
      .on('remove', onClose)
      .openOn(map);
    return () => {
      popup.off('remove', onClose);
      popup.remove();
    };
  }, [map, latitude, longitude, container, onClose]);
  // Also when it shows another record: the pressed button is gone then.
  useEffect(() => {
    dialogRef.current?.focus({ preventScroll: true });
    // On a phone the list is below the map.
    map.getContainer().scrollIntoView?.({ block: 'nearest' });
  }, [map, title]);
  return createPortal(
    <div
      ref={dialogRef}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className="map-popup plain-states"
      onKeyDown={(event) => {
        // The map moves by arrow keys that reach it.
        event.stopPropagation();
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Button
        small
        className="map-popup-close"
        aria-label={interpolateText(mapTexts.close, { title })}
        icon={<Icon name="x" size={16} />}
        onClick={onClose}
      />
      {children}
    </div>,
    container,
  );
}
