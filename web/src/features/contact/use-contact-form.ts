import {
  ApiProblem,
  CONTACT_COMMENT_MAX,
  CONTACT_COMPANY_MAX,
  CONTACT_EMAIL_MAX,
  CONTACT_NAME_MAX,
  CONTACT_PHONE_MAX,
} from '@ordklar/contract';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { contactText as text } from './contact.text.ts';
import { useProfile } from './use-profile.ts';

const MAX = {
  name: CONTACT_NAME_MAX,
  company: CONTACT_COMPANY_MAX,
  email: CONTACT_EMAIL_MAX,
  phone: CONTACT_PHONE_MAX,
  comment: CONTACT_COMMENT_MAX,
} as const;

export type ContactField = keyof typeof MAX;
const REQUIRED: readonly ContactField[] = ['name', 'company', 'email'];

type Errors = Partial<Record<ContactField | 'consent', string>>;
type Call = Parameters<typeof client.sendContact>[0]['body'];
/** What a form sends beside the five fields. */
export type Extras = Omit<Call, ContactField>;

/** First message of each field that the server refused (LEAD-06). */
function serverErrors(error: unknown): Errors {
  if (!(error instanceof ApiProblem)) return {};
  return Object.fromEntries(Object.entries(error.errors).map(([field, [first]]) => [field, first]));
}

/**
 * Values, errors and states of the contact and presentation forms (LEAD-08): filled in → sent. Errors go away while one
 * types; what was written stays until it has been sent.
 */
export function useContactForm({ loggedIn, notSent }: { loggedIn: boolean; notSent: string }) {
  const [typed, setTyped] = useState<Partial<Record<ContactField, string>>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [supportPhone, setSupportPhone] = useState<string>();

  const profile = useProfile(loggedIn);
  const locked = profile.name !== '' && profile.institution !== '';
  const known = { name: profile.name, company: profile.institution, email: '', phone: '', comment: '' };
  const values: Record<ContactField, string> = {
    ...known,
    ...typed,
    ...(locked && { name: known.name, company: known.company }),
  };

  const clearError = (field: ContactField | 'consent') => setErrors((old) => ({ ...old, [field]: undefined }));

  /** Props of one field. */
  const field = (name: ContactField) => ({
    name,
    value: values[name],
    maxLength: MAX[name],
    required: REQUIRED.includes(name),
    readOnly: locked && (name === 'name' || name === 'company'),
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { value } = event.target;
      setTyped((old) => ({ ...old, [name]: value }));
      clearError(name);
    },
  });

  const refuse = (form: HTMLFormElement, found: Errors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    const element = first === undefined ? null : form.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>, extras: Extras): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const missing: Errors = {};
    for (const name of REQUIRED) if (values[name].trim() === '') missing[name] = text.required;
    if (extras.consent === false) missing.consent = text.requiredShort;
    setFailure('');
    if (Object.keys(missing).length > 0) return refuse(form, missing);
    setBusy(true);
    try {
      setSupportPhone((await client.sendContact({ body: { ...values, ...extras } })).supportPhone);
    } catch (error) {
      const found = serverErrors(error);
      refuse(form, found);
      if (Object.keys(found).length === 0)
        setFailure(error instanceof ApiProblem && error.status < 500 ? error.message : notSent);
    } finally {
      setBusy(false);
    }
  };

  return { field, errors, clearError, failure, busy, locked, supportPhone, submit };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
