import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grbg', level: 10, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Hvad skal der ske til sommer?',
    summary: 'Tal om planer og fremtid.',
    instruction: 'Skriv eller vælg den rigtige form.',
    items: [
      lists('Nach der zehnten Klasse {werde|wird|wurde} ich ein Jahr reisen.', 'Fremtid med »werden«: »ich werde«.'),
      lists('Wo {wirst|werdest|wurst} du im Herbst wohnen?', 'Det hedder »du wirst«.'),
      lists(
        'Ich {will|wille|willt} unbedingt Tierärztin werden, das ist mein größter Wunsch.',
        'Det hedder »ich will«, uden endelse.',
      ),
      lists('Sie {möchte|möchtet|möcht} am liebsten in Wien studieren.', 'Det hedder »sie möchte«.'),
      gaps('Wir [werden](werden) uns alle sehr vermissen.', 'Fremtid: »wir werden«.'),
      gaps('Er [muss](er nødt til at) noch eine Bewerbung schreiben.', 'Noget, man er nødt til: »er muss«.'),
      gaps('[Soll](skal) ich dir beim Packen helfen?', 'Når man tilbyder noget, siger man »soll ich«.'),
      gaps('Du [darfst](må gerne) mein altes Fahrrad behalten.', 'Lov til noget: »du darfst«.'),
      gaps('Als Kind [konnte](kunne) ich kein Wort Deutsch.', 'Datid af »können« er uden omlyd: »konnte«.'),
      gaps('Früher [mussten](var nødt til at) wir immer früh ins Bett.', 'Datid af »müssen« er uden omlyd: »mussten«.'),
    ],
  },
]);
