/** Panels under the names analysers, check-up chains and laboratories of more places print, in the form of `panels.ts`. A row without a code is a test we hold no record of. */
export const PLACE_PANELS = {
  countyBlood: `
wbc|白细胞数目|WBC|10^9/L|4.0|10.0|1
lymphocytes_abs|淋巴细胞数目|Lymph#|10^9/L|0.8|4.0|1
|中间细胞数目|Mid#|10^9/L|0.1|1.5|1
neutrophils_abs|中性粒细胞数目|Gran#|10^9/L|2.0|7.0|1
lymphocytes_pct|淋巴细胞百分比|Lymph%|%|20.0|40.0|1
|中间细胞百分比|Mid%|%|3.0|15.0|1
neutrophils_pct|中性粒细胞百分比|Gran%|%|50.0|70.0|1
hemoglobin|血红蛋白|HGB|g/L|110|150|0
rbc|红细胞数目|RBC|10^12/L|3.50|5.00|2
hematocrit|红细胞压积|HCT|%|37.0|48.0|1
mcv|平均红细胞体积|MCV|fL|82.0|95.0|1
mch|平均红细胞血红蛋白含量|MCH|pg|27.0|31.0|1
mchc|平均红细胞血红蛋白浓度|MCHC|g/L|320|360|0
rdw_cv|红细胞分布宽度变异系数|RDW-CV|%|11.5|14.5|1
rdw_sd|红细胞分布宽度标准差|RDW-SD|fL|35.0|56.0|1
platelets|血小板数目|PLT|10^9/L|100|300|0
mpv|平均血小板体积|MPV|fL|7.0|11.0|1
pdw|血小板分布宽度|PDW||15.0|17.0|1
plateletcrit|血小板压积|PCT|%|0.108|0.282|3`,
  tertiaryZh: `
alt|丙氨酸氨基转移酶|ALT|U/L|7|40|0
ast|天冬氨酸氨基转移酶|AST|U/L|13|35|0
ggt|γ-谷氨酰转移酶|GGT|U/L|7|45|0
alp|碱性磷酸酶|ALP|U/L|50|135|0
total_protein|总蛋白|TP|g/L|65.0|85.0|1
albumin|白蛋白|ALB|g/L|40.0|55.0|1
globulin|球蛋白|GLB|g/L|20.0|40.0|1
ag_ratio|白蛋白/球蛋白|A/G||1.20|2.40|2
bilirubin_total|总胆红素|TBIL|μmol/L|0.0|23.0|1
bilirubin_direct|直接胆红素|DBIL|μmol/L|0.0|8.0|1
total_bile_acids|总胆汁酸|TBA|μmol/L|0.0|10.0|1
prealbumin|前白蛋白|PA|mg/L|180|350|0
afu|α-L-岩藻糖苷酶|AFU|U/L|0|40|0
ada|腺苷脱氨酶|ADA|U/L|4.0|24.0|1
urea|尿素|Urea|mmol/L|2.60|7.50|2
creatinine|肌酐|Cr|μmol/L|41.0|73.0|1
uric_acid|尿酸|UA|μmol/L|155|357|0
egfr|估算肾小球滤过率|eGFR|mL/min/1.73m^2|90||1
glucose_fasting|葡萄糖|Glu|mmol/L|3.90|6.10|2
potassium|钾|K|mmol/L|3.50|5.30|2
sodium|钠|Na|mmol/L|137.0|147.0|1
chloride|氯|Cl|mmol/L|99.0|110.0|1
co2|总二氧化碳|TCO2|mmol/L|21.0|31.3|1
calcium|钙|Ca|mmol/L|2.11|2.52|2
phosphate|磷|P|mmol/L|0.85|1.51|2
magnesium|镁|Mg|mmol/L|0.75|1.02|2
cholesterol_total|总胆固醇|TC|mmol/L|0.00|5.18|2
triglycerides|甘油三酯|TG|mmol/L|0.00|1.70|2
hdl_c|高密度脂蛋白胆固醇|HDL-C|mmol/L|1.04||2
ldl_c|低密度脂蛋白胆固醇|LDL-C|mmol/L|0.00|3.37|2
hs_crp|超敏C反应蛋白|hsCRP|mg/L|0.00|3.00|2
ldh|乳酸脱氢酶|LDH|U/L|120|250|0
ck|肌酸激酶|CK|U/L|40|200|0`,
  barsZh: `
glucose_fasting|空腹血糖|GLU|mmol/L|3.90|6.10|2
uric_acid|尿酸|UA|μmol/L|155|357|0
cholesterol_total|总胆固醇|TC|mmol/L|2.85|5.69|2
triglycerides|甘油三酯|TG|mmol/L|0.45|1.69|2
hdl_c|高密度脂蛋白胆固醇|HDL-C|mmol/L|1.16|1.82|2
ldl_c|低密度脂蛋白胆固醇|LDL-C|mmol/L|1.30|3.36|2
alt|谷丙转氨酶|ALT|U/L|7|40|0
ast|谷草转氨酶|AST|U/L|13|35|0
ggt|谷氨酰转肽酶|GGT|U/L|7|45|0
creatinine|血清肌酐|CREA|μmol/L|41|81|0
urea|血清尿素氮|BUN|mmol/L|2.90|8.20|2
hemoglobin|血红蛋白|HGB|g/L|115|150|0
ferritin|铁蛋白|SF|ng/mL|13.0|150.0|1
vitamin_d_25oh|25-羟基维生素D|25-OH-VD|ng/mL|30.0|100.0|1
homocysteine|同型半胱氨酸|HCY|μmol/L|4.0|15.0|1
tsh|促甲状腺激素|TSH|mIU/L|0.550|4.780|3`,
  chainZh: `
wbc|白细胞计数（WBC）||10^9/L|3.50|9.50|2
hemoglobin|血红蛋白（Hb）||g/L|115|150|0
platelets|血小板计数（PLT）||10^9/L|125|350|0
neutrophils_pct|中性粒细胞比率（NE%）||%|40.0|75.0|1
alt|丙氨酸氨基转移酶（ALT）||U/L|7.0|40.0|1
ggt|γ-谷氨酰转移酶（γ-GT）||U/L|7.0|45.0|1
bilirubin_total|总胆红素（TBIL）||μmol/L|5.0|21.0|1
urea|尿素（UREA）||mmol/L|2.60|7.50|2
creatinine|肌酐（CREA）||μmol/L|41.0|73.0|1
uric_acid|尿酸（UA）||μmol/L|155.0|357.0|1
glucose_fasting|空腹血葡萄糖（FBG）||mmol/L|3.90|6.10|2
hba1c|糖化血红蛋白（HbA1c）||%|4.00|6.00|2
cholesterol_total|总胆固醇（TC）||mmol/L|0.00|5.20|2
triglycerides|甘油三酯（TG）||mmol/L|0.00|1.70|2
hdl_c|高密度脂蛋白胆固醇（HDL-C）||mmol/L|1.04|2.00|2
ldl_c|低密度脂蛋白胆固醇（LDL-C）||mmol/L|0.00|3.40|2
afp|甲胎蛋白定量（AFP）||ng/mL|0.00|7.00|2
cea|癌胚抗原定量（CEA）||ng/mL|0.00|5.00|2
tsh|促甲状腺激素（TSH）||μIU/mL|0.38|5.33|2
ft3|游离三碘甲状腺原氨酸（FT3）||pmol/L|3.53|7.37|2
ft4|游离甲状腺素（FT4）||pmol/L|7.98|16.02|2`,
  hongKongTwo: `
hemoglobin|Haemoglobin|血紅蛋白|g/dL|11.7|14.9|1
wbc|White Cell Count|白血球總數|10^9/L|3.89|9.93|2
platelets|Platelet|血小板|10^9/L|167|396|0
mcv|Mean Cell Volume|平均紅血球體積|fL|81.0|97.0|1
neutrophils_abs|Neutrophils|中性白血球|10^9/L|2.01|7.42|2
lymphocytes_abs|Lymphocytes|淋巴球|10^9/L|1.06|3.61|2
sodium|Sodium|鈉|mmol/L|136|145|0
potassium|Potassium|鉀|mmol/L|3.5|5.1|1
urea|Urea|尿素|mmol/L|2.8|7.2|1
creatinine|Creatinine|肌酐|umol/L|45|84|0
albumin|Albumin|白蛋白|g/L|35|50|0
bilirubin_total|Bilirubin, Total|總膽紅素|umol/L|0|22|0
alp|Alkaline Phosphatase|鹼性磷酸酶|U/L|35|105|0
alt|Alanine Aminotransferase|丙氨酸轉氨酶|U/L|0|33|0
ggt|Gamma-glutamyl Transferase|伽馬谷氨酰轉移酶|U/L|0|40|0
calcium|Calcium, Total|總鈣|mmol/L|2.15|2.50|2
phosphate|Phosphate, Inorganic|無機磷|mmol/L|0.81|1.45|2
uric_acid|Uric Acid|尿酸|mmol/L|0.14|0.36|2
cholesterol_total|Cholesterol, Total|總膽固醇|mmol/L||5.2|1
triglycerides|Triglyceride|三酸甘油酯|mmol/L||1.7|1
hba1c|Haemoglobin A1c|糖化血紅蛋白|%||5.7|1
tsh|Thyroid Stimulating Hormone|促甲狀腺素|mIU/L|0.27|4.20|2`,
  singapore: `
hemoglobin|HAEMOGLOBIN|Hb|g/dL|12.0|16.0|1
rbc|RED BLOOD CELL|RBC|x10^12/L|4.0|5.2|2
hematocrit|PACKED CELL VOLUME|PCV|%|36.0|46.0|1
wbc|WHITE BLOOD CELL|WBC|x10^9/L|4.0|10.0|2
platelets|PLATELETS|PLT|x10^9/L|140|400|0
esr|ERYTHROCYTE SEDIMENTATION RATE|ESR|mm/hr|0|20|0
glucose_fasting|GLUCOSE FASTING||mmol/L|3.9|6.0|1
urea|UREA||mmol/L|2.5|7.8|1
creatinine|CREATININE||umol/L|44|80|0
sodium|SODIUM||mmol/L|135|145|0
potassium|POTASSIUM||mmol/L|3.5|5.1|1
chloride|CHLORIDE||mmol/L|96|108|0
uric_acid|URIC ACID||umol/L|150|400|0
calcium|CALCIUM||mmol/L|2.10|2.60|2
phosphate|INORGANIC PHOSPHATE||mmol/L|0.80|1.45|2
total_protein|TOTAL PROTEIN||g/L|64|83|0
albumin|ALBUMIN||g/L|35|52|0
globulin|GLOBULIN||g/L|23|39|0
bilirubin_total|TOTAL BILIRUBIN||umol/L|5|21|0
alt|SGPT (ALT)||U/L|7|35|0
ast|SGOT (AST)||U/L|10|35|0
alp|ALKALINE PHOSPHATASE||U/L|35|104|0
ggt|GGT||U/L|5|36|0
cholesterol_total|TOTAL CHOLESTEROL||mmol/L||5.2|2
hdl_c|HDL CHOLESTEROL||mmol/L|1.0||2
ldl_c|LDL CHOLESTEROL||mmol/L||3.4|2
triglycerides|TRIGLYCERIDES||mmol/L||1.7|2
tc_hdl_ratio|CHOL/HDL RATIO||||4.5|1
hs_crp|HIGH SENSITIVITY CRP|hsCRP|mg/L||3.0|1
tsh|TSH||mIU/L|0.40|4.00|2
ferritin|FERRITIN||ug/L|10|200|0`,
  seriesUs: `
hemoglobin|HEMOGLOBIN||g/dL|11.7|15.5|1
glucose_fasting|GLUCOSE||mg/dL|65|99|0
urea|UREA NITROGEN (BUN)||mg/dL|7|25|0
creatinine|CREATININE||mg/dL|0.50|0.97|2
egfr|EGFR||mL/min/1.73m2|60||0
sodium|SODIUM||mmol/L|135|146|0
potassium|POTASSIUM||mmol/L|3.5|5.3|1
calcium|CALCIUM||mg/dL|8.6|10.2|1
albumin|ALBUMIN||g/dL|3.6|5.1|1
bilirubin_total|BILIRUBIN, TOTAL||mg/dL|0.2|1.2|1
alp|ALKALINE PHOSPHATASE||U/L|31|125|0
ast|AST||U/L|10|30|0
alt|ALT||U/L|6|29|0
cholesterol_total|CHOLESTEROL, TOTAL||mg/dL||200|0
hdl_c|HDL CHOLESTEROL||mg/dL|50||0
triglycerides|TRIGLYCERIDES||mg/dL||150|0
ldl_c|LDL-CHOLESTEROL||mg/dL (calc)||100|0
hba1c|HEMOGLOBIN A1c||% of total Hgb||5.7|1
tsh|TSH W/REFLEX TO FT4||mIU/L|0.40|4.50|2
vitamin_d_25oh|VITAMIN D, 25-OH, TOTAL||ng/mL|30|100|0
vitamin_b12|VITAMIN B12||pg/mL|200|1100|0
folate|FOLATE, SERUM||ng/mL|5.4||1
magnesium|MAGNESIUM||mg/dL|1.5|2.5|1
homocysteine|HOMOCYSTEINE||umol/L||10.4|1
insulin|INSULIN||uIU/mL||18.4|1`,
  corpUs: `
wbc|WBC||x10E3/uL|3.4|10.8|1
hemoglobin|Hemoglobin||g/dL|11.1|15.9|1
platelets|Platelets||x10E3/uL|150|450|0
glucose_fasting|Glucose||mg/dL|70|99|0
creatinine|Creatinine||mg/dL|0.57|1.00|2
egfr|eGFR||mL/min/1.73|59||0
potassium|Potassium||mmol/L|3.5|5.2|1
alt|ALT (SGPT)||IU/L|0|32|0
cholesterol_total|Cholesterol, Total||mg/dL|100|199|0
triglycerides|Triglycerides||mg/dL|0|149|0
hdl_c|HDL Cholesterol||mg/dL|39||0
ldl_c|LDL Chol Calc (NIH)||mg/dL|0|99|0
hba1c|Hemoglobin A1c||%|4.8|5.6|1
tsh|TSH||uIU/mL|0.450|4.500|3
ft4|T4,Free(Direct)||ng/dL|0.82|1.77|2
vitamin_d_25oh|Vitamin D, 25-Hydroxy||ng/mL|30.0|100.0|1
vitamin_b12|Vitamin B12||pg/mL|232|1245|0
ferritin|Ferritin||ng/mL|15|150|0
iron|Iron||ug/dL|27|159|0
uric_acid|Uric Acid||mg/dL|2.6|6.2|1
crp|C-Reactive Protein, Quant||mg/L|0|10|0`,
  gpUk: `
hemoglobin|Haemoglobin estimation||g/L|115|165|0
wbc|Total white cell count||10*9/L|4.0|11.0|1
platelets|Platelet count||10*9/L|150|450|0
mcv|Mean corpuscular volume (MCV)||fL|80.0|100.0|1
neutrophils_abs|Neutrophil count||10*9/L|2.00|7.50|2
lymphocytes_abs|Lymphocyte count||10*9/L|1.00|4.00|2
sodium|Serum sodium||mmol/L|133|146|0
potassium|Serum potassium||mmol/L|3.5|5.3|1
creatinine|Serum creatinine||umol/L|49|90|0
urea|Serum urea level||mmol/L|2.5|7.8|1
alt|Serum ALT level||U/L|5|35|0
alp|Serum alkaline phosphatase||U/L|30|130|0
bilirubin_total|Serum total bilirubin level||umol/L||21|0
albumin|Serum albumin||g/L|35|50|0
cholesterol_total|Serum cholesterol||mmol/L||5.0|1
hdl_c|Serum HDL cholesterol level||mmol/L|1.2||1
triglycerides|Serum triglycerides||mmol/L||1.7|1
tsh|Serum TSH level||mu/L|0.27|4.20|2
ferritin|Serum ferritin||ug/L|13|150|0
vitamin_b12|Serum vitamin B12||ng/L|211|911|0
folate|Serum folate||ug/L|3.9|20.0|1
crp|Serum C reactive protein level||mg/L||5|0`,
  swiss: `
hemoglobin|Haemoglobin||g/l|117|153|0
hematocrit|Haematocrit||%|35.0|46.0|1
rbc|Erythrocytes||T/l|3.90|5.20|2
wbc|Leukocytes||G/l|3.5|10.0|1
platelets|Thrombocytes||G/l|143|400|0
mcv|MCV||fl|80.0|100.0|1
mch|MCH||pg|26.0|34.0|1
glucose_fasting|Glucose (fasting)||mmol/l|3.9|5.6|1
hba1c|HbA1c (NGSP)||%|4.8|5.7|1
sodium|Sodium||mmol/l|136|145|0
potassium|Potassium||mmol/l|3.5|5.1|1
calcium|Calcium||mmol/l|2.10|2.60|2
magnesium|Magnesium||mmol/l|0.66|1.07|2
creatinine|Creatinine||µmol/l|44|80|0
uric_acid|Uric acid||µmol/l|143|339|0
alt|ALAT (GPT)||U/l||35|0
ast|ASAT (GOT)||U/l||35|0
ggt|Gamma-GT||U/l||40|0
cholesterol_total|Cholesterol total||mmol/l||5.0|1
ldl_c|LDL cholesterol||mmol/l||3.0|1
hdl_c|HDL cholesterol||mmol/l|1.2||1
triglycerides|Triglycerides||mmol/l||1.7|2
crp|CRP||mg/l||5.0|1
ferritin|Ferritin||µg/l|15|150|0
iron|Iron||µmol/l|6.6|26.0|1
transferrin_saturation|Transferrin saturation||%|16|45|0
tsh|TSH basal||mU/l|0.27|4.20|2
ft4|fT4||pmol/l|12.0|22.0|1
vitamin_d_25oh|25-OH Vitamin D||nmol/l|75|250|0
vitamin_b12|Vitamin B12||pmol/l|145|569|0
folate|Folate||nmol/l|8.8|42.0|1
zinc|Zinc||µmol/l|9.2|18.4|1`,
  indiaBlood: `
hemoglobin|Haemoglobin|SLS Haemoglobin|g/dL|12.0|15.0|1
rbc|RBC Count|Electrical Impedance|mill/mm3|3.80|4.80|2
hematocrit|PCV|Calculated|%|36.0|46.0|1
mcv|MCV|Calculated|fL|83.0|101.0|1
mch|MCH|Calculated|pg|27.0|32.0|1
mchc|MCHC|Calculated|g/dL|31.5|34.5|1
rdw_cv|Red Cell Distribution Width (RDW)|Calculated|%|11.60|14.00|2
wbc|Total Leukocyte Count (TLC)|Electrical Impedance|thou/mm3|4.00|10.00|2
neutrophils_pct|Segmented Neutrophils|VCS Technology|%|40.00|80.00|2
lymphocytes_pct|Lymphocytes|VCS Technology|%|20.00|40.00|2
monocytes_pct|Monocytes|VCS Technology|%|2.00|10.00|2
eosinophils_pct|Eosinophils|VCS Technology|%|1.00|6.00|2
platelets|Platelet Count|Electrical Impedance|thou/mm3|150.00|410.00|2
mpv|Mean Platelet Volume|Calculated|fL|6.5|12.0|1
esr|E.S.R.|Capillary photometry|mm/hr|0|20|0`,
  indiaChemistry: `
glucose_fasting|Glucose, Fasting, Plasma|Hexokinase|mg/dL|70|100|0
hba1c|HbA1c (Glycosylated Hemoglobin)|HPLC|%|4.00|5.60|2
creatinine|Creatinine, Serum|Modified Jaffe Kinetic|mg/dL|0.51|0.95|2
urea|Blood Urea|Urease GLDH|mg/dL|13.0|43.0|1
uric_acid|Uric Acid, Serum|Uricase|mg/dL|2.60|6.00|2
sodium|Sodium|Indirect ISE|mEq/L|136.0|146.0|1
potassium|Potassium|Indirect ISE|mEq/L|3.50|5.10|2
ast|AST (SGOT)|IFCC without P5P|U/L|0.00|35.00|2
alt|ALT (SGPT)|IFCC without P5P|U/L|0.00|35.00|2
bilirubin_total|Bilirubin Total|DPD|mg/dL|0.30|1.20|2
bilirubin_direct|Bilirubin Direct|DPD|mg/dL|0.00|0.20|2
albumin|Albumin|BCG|g/dL|3.50|5.20|2
cholesterol_total|Cholesterol, Total|CHO-POD|mg/dL||200.00|2
triglycerides|Triglycerides|GPO-POD|mg/dL||150.00|2
hdl_c|HDL Cholesterol|Enzymatic Immunoinhibition|mg/dL|50.00||2
vitamin_b12|Vitamin B12, Cyanocobalamin|CLIA|pg/mL|211.00|911.00|2
vitamin_d_25oh|Vitamin D, 25 - Hydroxy|CLIA|ng/mL|30.00|100.00|2
tsh|TSH, Ultrasensitive|CLIA|uIU/mL|0.550|4.780|3
ferritin|Ferritin|CLIA|ng/mL|10.00|291.00|2`,
  australia: `
sodium|Sodium||mmol/L|135|145|0
potassium|Potassium||mmol/L|3.5|5.5|1
chloride|Chloride||mmol/L|95|110|0
co2|Bicarbonate||mmol/L|20|32|0
anion_gap|Anion Gap||mmol/L|8|16|0
urea|Urea||mmol/L|3.0|8.0|1
creatinine|Creatinine||umol/L|45|85|0
egfr|eGFR||mL/min/1.73m2|59||0
calcium|Calcium||mmol/L|2.10|2.60|2
magnesium|Magnesium||mmol/L|0.70|1.10|2
phosphate|Phosphate||mmol/L|0.75|1.50|2
total_protein|Total Protein||g/L|60|82|0
albumin|Albumin||g/L|35|50|0
globulin|Globulin||g/L|23|39|0
bilirubin_total|Total Bilirubin||umol/L||20|0
alp|ALP||U/L|30|110|0
ggt|GGT||U/L||35|0
alt|ALT||U/L||35|0
ast|AST||U/L||35|0
ldh|LD||U/L|120|250|0
crp|C-Reactive Protein||mg/L||5|0
ferritin|Ferritin||ug/L|30|200|0
iron|Iron||umol/L|10|30|0
transferrin|Transferrin||g/L|2.0|3.6|1`,
  tilesZh: `
bmi|BMI||kg/m2|18.5|23.9|1
glucose_fasting|空腹血糖||mmol/L|3.9|6.1|1
uric_acid|尿酸||μmol/L|155|357|0
cholesterol_total|总胆固醇||mmol/L||5.2|2
triglycerides|甘油三酯||mmol/L||1.7|2
hdl_c|高密度脂蛋白||mmol/L|1.04||2
ldl_c|低密度脂蛋白||mmol/L||3.4|2
hemoglobin|血红蛋白||g/L|115|150|0
alt|谷丙转氨酶||U/L|7|40|0
creatinine|肌酐||μmol/L|41|73|0
ferritin|铁蛋白||μg/L|13|150|0
vitamin_d_25oh|25羟基维生素D||nmol/L|75|250|0
hba1c|糖化血红蛋白||%|4|6|1
homocysteine|同型半胱氨酸||μmol/L||15|1`,
  canada: `
hemoglobin|Hemoglobin||g/L|115|155|0
hematocrit|Hematocrit||L/L|0.350|0.450|3
wbc|WBC||x E9/L|4.0|11.0|1
rbc|RBC||x E12/L|3.80|5.20|2
mcv|MCV||fL|80|98|0
mch|MCH||pg|27.5|33.0|1
rdw_cv|RDW||%|11.5|14.5|1
platelets|Platelet Count||x E9/L|150|400|0
neutrophils_abs|Neutrophils||x E9/L|2.0|7.5|1
lymphocytes_abs|Lymphocytes||x E9/L|1.0|3.3|1
glucose_fasting|Glucose Fasting||mmol/L|3.6|6.0|1
hba1c|Hemoglobin A1C/Total Hemoglobin||%||6.0|1
sodium|Sodium||mmol/L|136|146|0
potassium|Potassium||mmol/L|3.7|5.4|1
creatinine|Creatinine||umol/L|50|100|0
egfr|eGFR||mL/min/1.73m^2|60||0
alt|Alanine Aminotransferase [ALT]||U/L||36|0
ggt|Gamma Glutamyl Transferase [GGT]||U/L||36|0
cholesterol_total|Cholesterol||mmol/L||5.20|2
triglycerides|Triglyceride||mmol/L||1.70|2
hdl_c|HDL Cholesterol||mmol/L|1.30||2
ldl_c|LDL Cholesterol Calculated||mmol/L||3.50|2
tsh|Thyroid Stimulating Hormone [TSH]||mU/L|0.32|4.00|2
ferritin|Ferritin||ug/L|30|200|0
vitamin_b12|Vitamin B12||pmol/L|150|600|0`,
  dockZh: `
bmi|体质指数 BMI||kg/m2|18.5|24.9|1
total_protein|总蛋白||g/dL|6.5|7.9|1
albumin|白蛋白||g/dL|3.9|5.0|1
ast|AST(GOT)||U/L||30|0
alt|ALT(GPT)||U/L||30|0
ggt|γ-GTP||U/L||50|0
alp|ALP||U/L|38|113|0
bilirubin_total|总胆红素||mg/dL|0.4|1.2|1
creatinine|肌酐||mg/dL||0.70|2
egfr|eGFR||mL/min/1.73m2|60||1
uric_acid|尿酸||mg/dL|2.1|7.0|1
hdl_c|HDL胆固醇||mg/dL|40||0
ldl_c|LDL胆固醇||mg/dL|60|119|0
triglycerides|中性脂肪||mg/dL|30|149|0
glucose_fasting|空腹血糖||mg/dL|70|99|0
hba1c|HbA1c(NGSP)||%||5.5|1
crp|CRP||mg/dL||0.30|2
wbc|白细胞||10^3/μL|3.1|8.4|1
rbc|红细胞||10^4/μL|386|492|0
hemoglobin|血红蛋白||g/dL|12.1|14.6|1
hematocrit|红细胞压积||%|35.5|43.7|1
platelets|血小板||10^4/μL|14.5|32.9|1`,
  stripUrine: `
urine_leukocyte_esterase|LEU|||-|+1
urine_nitrite|NIT|||-|+
urine_urobilinogen|URO|||-|+1
urine_protein|PRO|||-|+1
urine_ph|pH|||5.0|8.0|1
urine_blood|BLD|||-|+2
urine_sg|SG|||1.005|1.030|3
urine_ketones|KET|||-|+1
urine_bilirubin|BIL|||-|+1
urine_glucose|GLU|||-|+3`,
  stripBlood: `
glucose_fasting|血糖|GLU|mmol/L|3.9|6.1|1
cholesterol_total|总胆固醇|TC|mmol/L||5.18|2
triglycerides|甘油三酯|TG|mmol/L||1.70|2
hdl_c|高密度脂蛋白|HDL|mmol/L|1.04||2
ldl_c|低密度脂蛋白|LDL|mmol/L||3.37|2
non_hdl_c|非高密度脂蛋白|nHDL|mmol/L||4.10|2
uric_acid|尿酸|UA|μmol/L|149|416|0
hemoglobin|血红蛋白|Hb|g/L|115|150|0
hba1c|糖化血红蛋白|HbA1c|%|4.0|6.0|1`,
} as const;
