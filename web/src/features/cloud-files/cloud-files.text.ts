import type { CloudService } from '@ordklar/contract';
import type { Failure } from './picker/messages.ts';

const NAMES: Record<CloudService, string> = { onedrive: 'OneDrive', googledrive: 'Google Drev' };

/** What the specification says of a file that could not be fetched (UPL-14, UPL-16). */
const notFetched: Record<CloudService, string> = {
  onedrive: 'Kunne ikke hente filen fra OneDrive.',
  googledrive: 'Kunne ikke hente fil fra Google Drive.',
};

/** Danish of fetching files from the cloud. */
export const cloudText = {
  names: NAMES,
  label: 'Hent filen fra skyen',
  fetchFrom: (service: CloudService) => `Hent fra ${NAMES[service]}`,
  frame: (service: CloudService) => `Vælg en fil fra ${NAMES[service]}`,
  waiting: (service: CloudService) => `Vælg filen i det vindue, som ${NAMES[service]} åbner.`,
  fetching: (service: CloudService, name: string) => `Henter ${name} fra ${NAMES[service]} …`,
  closed: 'Du valgte ingen fil.',
};

/** Why no file came, as a sentence; null for a failure of the picker itself, which the default toast tells (UPL-17). */
export function sentenceOf(service: CloudService, why: Failure, tooLarge: string): string | null {
  const sentences: Record<Failure, string | null> = {
    'no-net': `Vi kan ikke få forbindelse til ${NAMES[service]}. Tjek, at du er på nettet, og prøv igen.`,
    'sign-in': 'Kunne ikke logge ind på Google.',
    blocked: 'Din browser spærrede for det vindue, hvor du skulle logge ind. Tillad pop op-vinduer, og prøv igen.',
    expired: `${notFetched[service]} Adgangen til den er udløbet. Vælg filen igen.`,
    fetch: notFetched[service],
    'too-large': tooLarge,
    'no-address': 'Kunne ikke finde filen fra OneDrive.',
    picker: null,
  };
  return sentences[why];
}
