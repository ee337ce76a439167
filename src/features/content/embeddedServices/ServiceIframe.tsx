import type { IframeProps } from './iframeProps';
import './embeddedServices.css';

interface ServiceIframeProps {
  title: string;
  iframe: IframeProps;
}

/** Iframe for an external service. It may run its scripts in its own origin and cannot access the console. */
export const ServiceIframe = ({ title, iframe: frame }: ServiceIframeProps) => (
  <iframe
    className="service-frame"
    title={title}
    src={frame.src}
    sandbox={frame.sandbox}
    referrerPolicy="no-referrer"
    loading="lazy"
  />
);
