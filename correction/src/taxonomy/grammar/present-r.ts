import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Nutids-r',
  description: 'Udsagnsordet mangler det r, som nutid ender på.',
  short: 'Du har skrevet navnemåden »{token}«. Her skal ordet stå i nutid, og så ender det på -r: »{replacement}«.',
  explanation: {
    what: 'Du har skrevet udsagnsordet i navnemåde, men det skal stå i nutid.',
    why: 'Nutid fortæller, hvad nogen gør nu eller plejer at gøre. I nutid ender næsten alle udsagnsord på -r: jeg kører, hun lærer. Navnemåde ender som regel på -e og har tit »at« foran: at køre, at lære. Efter et r kan man næsten ikke høre forskel, og derfor er det let at glemme det sidste r.',
    check: 'Sæt »spiser« eller »spise« ind i stedet. Lyder »spiser« rigtigt, skal der r på.',
    examples: [
      { wrong: 'Min bror køre på scooter.', right: 'Min bror kører på scooter.' },
      { wrong: 'Vi høre musik hver aften.', right: 'Vi hører musik hver aften.' },
    ],
  },
};
