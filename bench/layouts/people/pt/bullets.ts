import type { Family } from '../vocabulary.ts';
import { list } from '../words.ts';

export const bullets: Record<Family, string[]> = {
  health: list`
Cuidados a {m} doentes por turno no serviço de [cirurgia;medicina;ortopedia]
Administração de medicação e controlo de sinais vitais
Coleta de sangue, curativos e [vacinação;eletrocardiogramas]
Dispensação de medicamentos e orientação ao paciente
Reabilitação de lesões [desportivas;ortopédicas;neurológicas]
Esterilização de materiais`,
  care: list`
Apoio a idosos nas atividades diárias
Higiene, alimentação e passeios
Oficinas de [música;pintura;leitura] para {m} utentes
Visitas domiciliárias e relatórios sociais
Acompanhamento de crianças dos {n} meses aos 3 anos`,
  education: list`
Aulas de [matemática;português;inglês;história] para turmas de {m} alunos
Elaboração e correção de provas
Direção de turma e reuniões com pais
Organização de visitas de estudo
Orientação de {n} trabalhos de conclusão de curso`,
  science: list`
Investigação sobre [biomateriais;dengue;energia solar]
Publicação de {n} artigos em revistas internacionais
Análises por [HPLC;PCR;cromatografia]
Controle de qualidade de matérias-primas
Tratamento estatístico dos dados em R`,
  tech: list`
Desenvolvimento de aplicações [web;móveis;internas] em {skill} e {skill}
Suporte a {N} usuários e atendimento de chamados
Migração de servidores para [AWS;Azure]
Modelagem de banco de dados e APIs REST
Testes automatizados e correção de bugs
Redução do tempo de resposta em {p}%
Liderança técnica de {n} desenvolvedores`,
  data: list`
Criação de dashboards em [Power BI;Tableau;Qlik]
Modelos preditivos de [vendas;inadimplência;churn]
Consultas SQL e tratamento de dados
Relatórios mensais para a diretoria`,
  management: list`
Gestão de um orçamento de {money}
Coordenação de uma equipa de {m} pessoas
Planejamento, prazos e riscos
Levantamento de requisitos com clientes
Abertura de {n} novas unidades
Consultoria a [pequenas empresas;bancos;câmaras municipais]`,
  law: list`
Elaboração de [petições;contratos;pareceres;recursos]
Participação em audiências
Consultoria em direito [trabalhista;civil;empresarial]
Controle de prazos e acompanhamento processual
Adequação à LGPD`,
  finance: list`
Lançamento de {N} notas fiscais por mês
Apuração de impostos ([ICMS;IVA;IRS;PIS/COFINS])
Conciliação bancária e cobranças
Fechamento mensal em [SAP;TOTVS;Primavera]
Carteira de {m} clientes particulares
Análise de crédito até {money}`,
  hospitality: list`
Confeção de [entradas;sobremesas;pratos do dia] para {N} refeições
Atendimento de mesas e balcão
Check-in, check-out e reservas
Controle de estoque e pedidos
Cumprimento das normas HACCP
Organização de casamentos e eventos`,
  logistics: list`
Carga e descarga de mercadorias
Separação de pedidos com coletor
Entregas em {town} e região
Condução de empilhadores
Inventário e controle de estoque
Emissão de guias e documentação aduaneira`,
  sales: list`
Atendimento ao público e venda de [calçado;móveis;telemóveis]
Abertura e fecho de caixa
Prospeção de novos clientes
Aumento das vendas em {p}%
Atendimento de {m} chamadas por dia
Reposição e inventário
Visitas a imóveis e negociação de contratos`,
  trades: list`
Instalações elétricas [prediais;industriais;residenciais]
Soldadura de [aço inox;tubagens;estruturas]
Reparação de [motores;travões;bombas]
Operação de máquinas CNC
Leitura de desenho técnico
Montagem de [cozinhas;andaimes;painéis solares]
Limpeza de escritórios e condomínios
Manutenção preventiva e corretiva`,
  engineering: list`
Projeto de peças em [SolidWorks;Inventor;CATIA]
Fiscalização de obras no valor de {money}
Cálculo de estruturas de betão armado
Desenhos em AutoCAD e Revit
Programação de CLP Siemens
Redução de custos de {p}%`,
  media: list`
Criação de [logótipos;cartazes;embalagens]
Reportagens sobre [política;desporto;cultura]
Tradução de textos [jurídicos;técnicos;médicos] do inglês
Fotografia de casamentos e eventos
Edição de vídeos e podcasts`,
  marketing: list`
Gestão de redes sociais com {N} seguidores
Campanhas em [Google Ads;Instagram;rádio]
Comunicados de imprensa e newsletters
Organização de feiras
Crescimento do tráfego em {p}%`,
  office: list`
Atendimento telefónico e receção de visitas
Gestão de agendas e viagens
Processamento salarial de {m} colaboradores
Recrutamento e seleção
Arquivo e correspondência
Análise de processos de [licenciamento;apoios sociais;matrícula]`,
  protection: list`
Vigilância de [centros comerciais;condomínios;eventos]
Controlo de acessos e rondas
Combate a incêndios e socorro
Missão no exterior em [Angola;Kosovo;Haiti]
Instrução de {m} recrutas`,
  farming: list`
Colheita de [uva;azeitona;café;laranja]
Ordenha e cuidado de {m} animais
Poda, rega e adubação
Condução de tratores
Manutenção de jardins e relvados`,
};
export const anyBullets = list`
Formação de novos colaboradores
Trabalho em equipa
Contacto com clientes e fornecedores
Substituição do responsável nas férias
Apoio à implementação de um novo [sistema;software;processo]
Contrato temporário
Responsável por {n} pessoas
Cumprimento das normas de segurança
Rotinas administrativas em geral`;
export const tails = list`
, com poupança de {p}%
 em conjunto com [a direção;outras áreas;a filial de {town}]
 em {n} unidades
 com {skill} e {skill}
, dentro do prazo
 (orçamento: {money})
 no país e no exterior`;
export const summaries = {
  first: list`
{title} com {y} anos de experiência.
Profissional <dedicado~dedicada> à procura de novos desafios em {town}.
Experiência sólida em {skill} e {skill}.
<Recém-formado~Recém-formada> com vontade de aprender.
Atuo como {title} há mais de {y} anos.`,
  more: list`
Facilidade de comunicação e espírito de equipa.
Conhecimentos de {skill}, {skill} e {skill}.
Carta de condução e viatura própria.
Disponibilidade imediata.
Liderança de equipas de até {m} pessoas.`,
};
