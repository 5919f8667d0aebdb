import type { CloudService } from '@ordklar/contract';
import type { Config } from '../../platform/config/config.ts';

/** What a service is reached by, and what the page that its picker runs in must be allowed for it. */
export interface ServiceAddresses {
  /** The scripts that the service documents, in the order in which they are loaded. */
  scripts: readonly string[];
  /** Where the files lie: Google's files by id; OneDrive answers with addresses of its own. */
  files: string;
  /** Sources of the page's content security policy, by directive. */
  sources: Record<'script' | 'style' | 'connect' | 'frame' | 'image' | 'form', readonly string[]>;
}

const GOOGLE: ServiceAddresses = {
  scripts: ['https://apis.google.com/js/api.js', 'https://accounts.google.com/gsi/client'],
  files: 'https://www.googleapis.com/drive/v3/files',
  sources: {
    script: ['https://apis.google.com', 'https://accounts.google.com/gsi/', 'https://www.gstatic.com'],
    style: ['https://accounts.google.com/gsi/style', 'https://ssl.gstatic.com', 'https://www.gstatic.com'],
    connect: ['https://www.googleapis.com', 'https://apis.google.com', 'https://accounts.google.com/gsi/'],
    frame: ['https://docs.google.com', 'https://drive.google.com', 'https://accounts.google.com/gsi/'],
    image: ['https://*.gstatic.com', 'https://*.googleusercontent.com'],
    form: [],
  },
};

/** The picker itself runs in a window of Microsoft's; our page loads its script and, after it, the file. */
const ONEDRIVE: ServiceAddresses = {
  scripts: ['https://js.live.net/v7.2/OneDrive.js'],
  files: '',
  sources: {
    script: ['https://js.live.net'],
    style: [],
    connect: [
      'https://graph.microsoft.com',
      'https://api.onedrive.com',
      'https://*.sharepoint.com',
      'https://*.1drv.com',
      'https://*.files.1drv.com',
      'https://*.microsoftpersonalcontent.com',
    ],
    frame: [],
    image: [],
    form: [
      'https://login.microsoftonline.com',
      'https://login.live.com',
      'https://onedrive.live.com',
      'https://*.sharepoint.com',
    ],
  },
};

/** The same calls to a server that stands in for the services in tests. */
function standingIn(address: string, service: CloudService): ServiceAddresses {
  const { origin } = new URL(address);
  const all = [origin];
  return {
    scripts: service === 'onedrive' ? [`${origin}/v7.2/OneDrive.js`] : [`${origin}/js/api.js`, `${origin}/gsi/client`],
    files: service === 'onedrive' ? '' : `${origin}/drive/v3/files`,
    sources: { script: all, style: [], connect: all, frame: all, image: [], form: all },
  };
}

/** Where a service is. */
export const addressesOf = ({ standIn }: Config['cloud'], service: CloudService): ServiceAddresses =>
  standIn ? standingIn(standIn, service) : service === 'onedrive' ? ONEDRIVE : GOOGLE;
