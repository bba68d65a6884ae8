/** Answers of a model to the questions about the sample profile and posting: good ones, and each kind of bad one. */
import type { Asked } from './fake-model.ts';

export interface Sentence {
  text: string;
  /** Beginnings of the facts that it tells. */
  facts: string[];
}

const FAILOVER = 'Designed a multi-region failover';
const KUBERNETES = 'Led the move of 64 services';
const OBJECTIVES = 'Introduced service level objectives';
const CONTROLLER = 'Wrote a Go deployment controller';
const KAFKA = 'Rebuilt the settlement pipeline';
const MENTORED = 'Mentored five engineers';
const TRACKING = 'Built the tracking service';
const SHARED = 'Shared the on-call rotation';

export const GOOD_LETTER: readonly (readonly Sentence[])[] = [
  [
    {
      text: 'You are looking for a Staff Platform Engineer at Harborlight Logistics who will own the design and rollout of your multi-region architecture on AWS.',
      facts: [],
    },
    {
      text: 'At Brightwater Payments I designed a multi-region failover for the payment ledger on PostgreSQL that recovers in 45 seconds, proven in four live exercises a year.',
      facts: [FAILOVER],
    },
  ],
  [
    {
      text: 'I led the move of 64 services from hand-managed virtual machines to Kubernetes on AWS EKS, cutting infrastructure cost by 31%.',
      facts: [KUBERNETES],
    },
    {
      text: 'With Prometheus and Grafana I introduced service level objectives and error budgets for 12 teams, reducing pages per on-call week from 23 to 7.',
      facts: [OBJECTIVES],
    },
    {
      text: 'My Go deployment controller with automatic canary analysis stopped 18 faulty releases before they reached more than 2% of traffic.',
      facts: [CONTROLLER],
    },
  ],
  [
    {
      text: 'At Brightwater Payments I also rebuilt the settlement pipeline in Go and Apache Kafka, raising throughput from 120 to 1,900 transactions per second.',
      facts: [KAFKA],
    },
    { text: 'I mentored five engineers, two of whom were promoted to senior within 18 months.', facts: [MENTORED] },
  ],
];

const NEEDS = [
  { quote: 'multi-region architecture on AWS', facts: [FAILOVER] },
  { quote: 'Run and improve our Kubernetes platform', facts: [KUBERNETES] },
  { quote: 'words that the posting does not have', facts: [TRACKING] },
];

export const GOOD_SUMMARY: Sentence = {
  text: 'Senior Platform Engineer who led the move of 64 services to Kubernetes on AWS EKS, cutting infrastructure cost by 31%.',
  facts: [KUBERNETES],
};
export const GOOD_BULLETS: readonly { fact: string; text: string }[] = [
  {
    fact: OBJECTIVES,
    text: 'Reduced pages per on-call week from 23 to 7 by introducing service level objectives and error budgets with Prometheus and Grafana for 12 teams',
  },
  {
    fact: FAILOVER,
    text: 'Designed a multi-region failover for the payment ledger on PostgreSQL, proven in four live exercises a year, that recovers in 45 seconds',
  },
];

/** The sheet's id of the fact that begins so. */
function shortId(prompt: string, beginning: string): string {
  const line = prompt.split('\n').find((one) => one.includes(`: ${beginning}`));
  return line?.split(':')[0] ?? beginning;
}

export type Kind = 'letter' | 'resume' | 'repair';

export function kindOf({ prompt, system }: Asked): Kind {
  if (!prompt.includes('<facts>')) return 'repair';
  return system.includes('cover letter') ? 'letter' : 'resume';
}

/** A letter or a resume with these sentences in it beside the good ones. */
export function answerWith({ letter = [], summary = [], bullets = [] }: Bad): (asked: Asked) => string {
  return (asked) => {
    const ids = (facts: readonly string[]): string[] => facts.map((fact) => shortId(asked.prompt, fact));
    const sentence = ({ text, facts }: Sentence) => ({ text, facts: ids(facts) });
    const needs = NEEDS.map(({ quote, facts }) => ({ quote, facts: ids(facts) }));
    if (kindOf(asked) === 'repair') return JSON.stringify({ sentences: [] });
    if (kindOf(asked) === 'resume') {
      const lines = [...bullets, ...GOOD_BULLETS.filter(({ fact }) => !bullets.some((bad) => bad.fact === fact))];
      return JSON.stringify({
        needs,
        summary: [...summary, GOOD_SUMMARY].map(sentence),
        bullets: lines.map(({ fact, text }) => ({ fact: shortId(asked.prompt, fact), text })),
      });
    }
    const paragraphs = GOOD_LETTER.map((sentences, at) => ({
      sentences: [...sentences, ...(at === 1 ? letter : [])].map(sentence),
    }));
    return JSON.stringify({ needs, chosen: [{ fact: ids([FAILOVER])[0], why: 'it fits' }], paragraphs });
  };
}

export interface Bad {
  letter?: Sentence[];
  summary?: Sentence[];
  bullets?: { fact: string; text: string }[];
}

/** What a model may invent, with the words that must not be printed. */
export interface Fabrication extends Bad {
  name: string;
  never: string[];
}

/** Two for each document, about different facts. */
export const FABRICATIONS: readonly (readonly [Fabrication, Fabrication])[] = [
  [
    {
      name: 'an employer',
      letter: [{ text: 'At Northwind Trading I led the move of 64 services to Kubernetes.', facts: [KUBERNETES] }],
      summary: [{ text: 'Platform engineer of Northwind Trading.', facts: [KUBERNETES] }],
      never: ['Northwind'],
    },
    {
      name: 'a number',
      letter: [{ text: 'I led the move of 640 services to Kubernetes, cutting cost by 71%.', facts: [KUBERNETES] }],
      bullets: [
        { fact: MENTORED, text: 'Mentored 15 engineers, two of whom were promoted to senior within 18 months' },
      ],
      never: ['640', '71%', '15 engineers'],
    },
  ],
  [
    {
      name: 'a tool',
      letter: [{ text: 'I introduced service level objectives with Datadog for 12 teams.', facts: [OBJECTIVES] }],
      bullets: [{ fact: KAFKA, text: 'Rebuilt the settlement pipeline in Scala and Apache Kafka' }],
      never: ['Datadog', 'Scala'],
    },
    {
      name: 'a title',
      letter: [
        {
          text: 'As Vice President of Engineering at Brightwater Payments I mentored five engineers.',
          facts: [MENTORED],
        },
      ],
      summary: [{ text: 'Vice President of Engineering who mentored five engineers.', facts: [MENTORED] }],
      never: ['Vice President'],
    },
  ],
  [
    {
      name: 'a degree',
      letter: [{ text: 'I hold a PhD in Computer Science from Stanford University.', facts: [MENTORED] }],
      summary: [{ text: 'Engineer with a PhD in Computer Science.', facts: [MENTORED] }],
      never: ['PhD', 'Stanford'],
    },
    {
      name: 'an award',
      letter: [{ text: 'My deployment controller won the Golden Gopher award in 2024.', facts: [CONTROLLER] }],
      bullets: [
        { fact: CONTROLLER, text: 'Wrote an award-winning Go deployment controller with automatic canary analysis' },
      ],
      never: ['award-winning', 'Golden Gopher'],
    },
  ],
  [
    {
      name: 'a certificate',
      letter: [{ text: 'I am a FinOps Certified Practitioner.', facts: [] }],
      summary: [{ text: 'Platform engineer and FinOps Certified Practitioner.', facts: [KUBERNETES] }],
      never: ['FinOps'],
    },
    {
      name: 'leading what was shared',
      letter: [{ text: 'At Longhaul Freight Systems I led the on-call rotation.', facts: [SHARED] }],
      bullets: [{ fact: SHARED, text: 'Led the on-call rotation and wrote runbooks' }],
      never: ['led the on-call rotation'],
    },
  ],
  [
    {
      name: 'a plain deed',
      letter: [{ text: 'I taught the team.', facts: [MENTORED] }],
      bullets: [{ fact: MENTORED, text: 'Mentored five engineers and opened a school' }],
      never: ['taught the team', 'opened a school'],
    },
    {
      name: 'the experience that the posting asks for',
      letter: [{ text: 'I have run service meshes with Istio and Linkerd for years.', facts: [KUBERNETES] }],
      summary: [
        { text: 'Engineer with a background in customs systems and experience with Istio.', facts: [KUBERNETES] },
      ],
      never: ['Istio', 'customs systems'],
    },
  ],
  [
    {
      name: 'the number of another fact',
      letter: [
        {
          text: 'I led the move of 64 services to Kubernetes, cutting infrastructure cost by 91%.',
          facts: [KUBERNETES],
        },
      ],
      bullets: [{ fact: KUBERNETES, text: 'Led the move of 64 services to Kubernetes on AWS EKS in 45 seconds' }],
      never: ['by 91%', 'EKS in 45 seconds'],
    },
    {
      name: 'the fact of another employer',
      letter: [
        {
          text: 'At Cedar County Health Department I rebuilt the settlement pipeline in Go and Apache Kafka.',
          facts: [KAFKA],
        },
      ],
      bullets: [{ fact: TRACKING, text: 'Rebuilt the settlement pipeline in Go and Apache Kafka for trucks' }],
      never: ['Cedar County Health Department I rebuilt', 'Kafka for trucks'],
    },
  ],
  [
    {
      name: 'a turned result',
      letter: [
        {
          text: 'I introduced service level objectives for 12 teams, raising pages per on-call week from 7 to 23.',
          facts: [OBJECTIVES],
        },
      ],
      bullets: [{ fact: OBJECTIVES, text: 'Raised pages per on-call week from 7 to 23 with service level objectives' }],
      never: ['from 7 to 23'],
    },
    {
      name: 'a feeling',
      letter: [{ text: 'I am deeply passionate about your customs software and thrilled by your culture.', facts: [] }],
      summary: [{ text: 'Passionate about customs software.', facts: [KUBERNETES] }],
      never: ['passionate', 'thrilled'],
    },
  ],
  [
    {
      name: 'praise',
      letter: [{ text: 'I am widely regarded as an outstanding, world-class engineer.', facts: [KUBERNETES] }],
      summary: [{ text: 'World-class engineer with a proven track record.', facts: [KUBERNETES] }],
      never: ['outstanding', 'world-class', 'proven track'],
    },
    {
      name: 'an address',
      letter: [{ text: 'See https://evil.example.net or write to evil@example.net.', facts: [] }],
      bullets: [{ fact: MENTORED, text: 'Mentored five engineers, see https://evil.example.net' }],
      never: ['evil'],
    },
  ],
];
