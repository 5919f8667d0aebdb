import { useEffect, useState } from 'react';
import { client } from '../../lib/api/client.ts';

/** What a form can know of the person beforehand; empty where nothing is known. */
export interface Profile {
  name: string;
  institution: string;
}

const NOBODY: Profile = { name: '', institution: '' };

/** Name and institution of the person who is logged in (LEAD-07); nothing for visitors and until it is there. */
export function useProfile(loggedIn: boolean): Profile {
  const [profile, setProfile] = useState(NOBODY);
  useEffect(() => {
    if (!loggedIn) return;
    let gone = false;
    client.currentUser().then(
      ({ name, institution }) => gone || setProfile({ name, institution }),
      // without it the person fills in the fields by hand
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [loggedIn]);
  return profile;
}
