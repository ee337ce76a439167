import { NewWindowLink } from '../../../ui/button/ButtonLink';
import { Icon } from '../../../ui/icon/Icon';
import { EmptyState } from '../../../ui/feedback/states';
import { Page } from '../../../ui/page/Page';
import { getIframeProps } from './iframeProps';
import { ServiceIframe } from './ServiceIframe';
import { embeddedServicesTexts } from './texts';

interface EmbeddedServicePageProps {
  /** Spanish text. */
  title: string;
  /** URL of the service, from the runtime config. */
  src: string | undefined;
}

/** External service in a sandboxed iframe, with a link to open it in a new window; a notice if its URL is not set. */
export function EmbeddedServicePage({ title, src }: EmbeddedServicePageProps) {
  const iframe = getIframeProps(src);
  return (
    <Page
      title={title}
      actions={
        iframe && (
          <NewWindowLink href={iframe.src} icon={<Icon name="external-link" size={16} />}>
            {embeddedServicesTexts.open_alone}
          </NewWindowLink>
        )
      }
    >
      {iframe ? (
        <ServiceIframe title={title} iframe={iframe} />
      ) : (
        <EmptyState
          icon={<Icon name="monitor" size={24} />}
          title={embeddedServicesTexts.not_set}
          text={embeddedServicesTexts.not_set_text}
        />
      )}
    </Page>
  );
}
