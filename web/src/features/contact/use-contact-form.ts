import {
  CONTACT_COMMENT_MAX,
  CONTACT_COMPANY_MAX,
  CONTACT_EMAIL_MAX,
  CONTACT_NAME_MAX,
  CONTACT_PHONE_MAX,
} from '@ordklar/contract';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import type { Faults } from '../../lib/form/refusal.ts';
import { useTyped } from '../../lib/form/typed.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { contactText as text } from './contact.text.ts';
import { useProfile } from './use-profile.ts';

const MAX = {
  name: CONTACT_NAME_MAX,
  company: CONTACT_COMPANY_MAX,
  email: CONTACT_EMAIL_MAX,
  phone: CONTACT_PHONE_MAX,
  comment: CONTACT_COMMENT_MAX,
} as const;

type ContactField = keyof typeof MAX;
type ContactValues = Record<ContactField, string>;
const FIELDS = [...(Object.keys(MAX) as ContactField[]), 'consent'] as const;
const REQUIRED: readonly ContactField[] = ['name', 'company', 'email'];

type Call = Parameters<typeof client.sendContact>[0]['body'];
interface ContactFormOptions {
  loggedIn: boolean;
  notSent: string;
  /** What a form sends beside the five fields. */
  extras: Omit<Call, ContactField>;
}

/** Where what is written stands until it is sent or the tab is closed: a window is closed by mistake, too. */
const KEPT = 'ordklar-contact';
const written = (): Partial<ContactValues> =>
  JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Partial<ContactValues>;

/** What is typed, over what is known of the person (LEAD-07). */
function useContactValues(loggedIn: boolean) {
  const profile = useProfile(loggedIn);
  const known = { name: profile.name, company: profile.institution };
  const locked = known.name !== '' && known.company !== '';
  const { values: typed, change } = useTyped<Partial<ContactValues>>(written());
  const values = { email: '', phone: '', comment: '', ...known, ...typed, ...(locked && known) };
  return {
    locked,
    typed: {
      values,
      change: (part: Partial<ContactValues>) => {
        sessionStorage.setItem(KEPT, JSON.stringify({ ...written(), ...part }));
        change(part);
      },
    },
  };
}

/** The contact and presentation forms (LEAD-08): filled in → sent. What was written stays until it has been sent. */
export function useContactForm({ loggedIn, notSent, extras }: ContactFormOptions) {
  const [supportPhone, setSupportPhone] = useState<string>();
  const { locked, typed } = useContactValues(loggedIn);
  const { values } = typed;
  const form = useForm({
    typed,
    fields: FIELDS,
    check: () => {
      const missing: Faults<(typeof FIELDS)[number]> = {};
      for (const name of REQUIRED) if (values[name].trim() === '') missing[name] = text.required;
      if (extras.consent === false) missing.consent = text.requiredShort;
      return missing;
    },
    send: async () => {
      const sent = await client.sendContact({ body: { ...values, ...extras } });
      sessionStorage.removeItem(KEPT);
      setSupportPhone(sent.supportPhone);
    },
    notSent,
  });
  /** Props of one field. */
  const field = (name: ContactField) => ({
    ...form.field(name),
    maxLength: MAX[name],
    required: REQUIRED.includes(name),
    readOnly: locked && (name === 'name' || name === 'company'),
  });
  return { ...form, field, locked, supportPhone };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
