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
  /** Address of the service, from the runtime config. */
  src: string | undefined;
}

/** An outside service in a sandboxed frame; a notice while its address is not set, and always a way to open it alone. */
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
