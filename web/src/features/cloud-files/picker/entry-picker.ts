import { googleDrive } from './google-drive.ts';
import { servePicks } from './serve-picks.ts';
import { oneDrive } from './one-drive.ts';
import type { ServiceSettings } from './messages.ts';

// The page of a picker: a frame of its own, since it alone may load a service's scripts.
const settings = JSON.parse(document.getElementById('service')?.textContent ?? '{}') as ServiceSettings;
servePicks(settings.service === 'onedrive' ? oneDrive(settings) : googleDrive(settings));
